/** What somebody is told who asks too often for what the whole channel sees. */
import { sayIn } from '#i18n/say.ts';
import { liveClock } from '#view/words.ts';
import type { Answer } from './answer.ts';
import type { Braked } from './brake.ts';
import type { Caller } from './caller.ts';
import type { Deps } from './deps.ts';

/** The sentence that says how long to wait; null when nothing is in the way, and then it counts. */
export function mustWait(what: Braked, caller: Caller, { brake, host }: Deps): Answer | null {
  const until = brake.until(what, caller, host.now());
  if (until === null) return null;
  return { kind: 'notice', text: sayIn(caller.language)('no.wait', { until: liveClock(until) }) };
}
