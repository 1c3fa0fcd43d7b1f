/** An answer that takes long: it waits in line until it is made, and holds its place until Discord has it. */
import type { Answer } from '#desk/answer.ts';
import type { Say } from '#i18n/say.ts';
import { answerInTime } from './in-time.ts';
import type { AnsweredInteraction } from './interactions.ts';
import type { Line } from './line.ts';
import { replyToAsker } from './replies.ts';

/** Rejects with what making or delivering the answer rejected with. */
export async function answerInLine(
  line: Line,
  interaction: AnsweredInteraction,
  { audience, make }: Extract<Answer, { readonly kind: 'long' }>,
  deliver: (answer: Answer) => Promise<void>,
  say: Say,
): Promise<void> {
  const place = line.enter(interaction.user.id);
  switch (place) {
    case 'full':
      return replyToAsker(interaction, { text: say('no.line.full') });
    case 'waits-already':
      return replyToAsker(interaction, { text: say('no.line.waits') });
  }
  let making: Promise<Answer> | null = null;
  const coming = place.turn.then((turn): Promise<Answer> | Answer => {
    if (turn === 'never') return { kind: 'notice', text: say('no.try-again') };
    making = make();
    return making;
  });
  try {
    await deliver(await answerInTime(interaction, coming, audience));
  } finally {
    // Where Discord could not be told that it is coming, it may still be in the making.
    await Promise.allSettled([making]);
    place.leave();
  }
}
