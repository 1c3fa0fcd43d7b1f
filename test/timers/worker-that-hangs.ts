/** A process of its own that takes a due and never finishes it: the one that tests kill. */

import { connect } from '#redis/connections.ts';
import { createBullTimers } from '#timers/bull-timers.ts';

const url = process.argv[2] ?? '';
const timers = createBullTimers({
  commands: connect(url, 'worker'),
  worker: connect(url, 'worker'),
  onError: () => {},
});
await timers.start(() => {
  process.stdout.write('took it\n');
  return new Promise(() => {});
});
process.stdout.write('ready\n');
