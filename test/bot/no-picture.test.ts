/** A painter that fails: the table is still played on, by words and buttons. */
import { expect, test } from 'vitest';
import { boardReply } from '#discord/boards/body.ts';
import { createDrawing } from '#pictures/draw.ts';
import { blankPainter } from '../support/blank-painter.ts';
import { lobby, seated, started } from '../support/tables.ts';

test('a board whose picture fails goes out with its words and buttons', async () => {
  const faults: unknown[] = [];
  const broken = () => Promise.reject(new Error('no ink'));
  const drawing = createDrawing({
    painter: { ...blankPainter, picture: broken },
    avatar: async () => null,
    failed: (error) => faults.push(error),
  });
  const table = started(seated(lobby('Asha'), ['Bilal']));
  const body = boardReply(await drawing.draw(table));
  expect(body.files).toEqual([]);
  expect(body.content).toContain('roll the dice');
  expect(body.components.length).toBeGreaterThan(0);
  expect(faults).toHaveLength(1);
});
