/** How podiums, the ends of games, are drawn. */
import { EVERY_SEAT } from '../colours.ts';
import type { Painting } from '../painting.ts';
import type { PodiumPicture, Theme } from '../request.ts';
import { exactColours, samplePeople, swatchKind } from '../swatch.ts';
import { podiumBase } from './base.ts';
import { podiumMarks, podiumOrder } from './marks.ts';

const swatch = swatchKind('podium', ({ theme }: { readonly theme: Theme }) => ({
  exact: exactColours(theme, EVERY_SEAT),
  base: podiumBase({ theme, more: true }),
  marks: podiumMarks(theme, samplePeople(EVERY_SEAT)),
}));

export const podium: Painting<PodiumPicture> = {
  base: ({ theme, seats }) => podiumBase({ theme, more: podiumOrder(seats).beside.length > 0 }),
  marks: ({ theme }, people) => podiumMarks(theme, people),
  swatch: ({ theme }) => swatch({ theme }),
  empty: () => [],
};
