/** The playground's time in the page: its clock may run ahead of the machine's, and everything that shows time ticks together. */

let ahead = 0;
const tickers = new Set<() => void>();
let beat: ReturnType<typeof setInterval> | undefined;

/** The server said what time it is there. */
export function followServer(now: number): void {
  ahead = now - Date.now();
  for (const tick of tickers) tick();
}

/** The playground's time in milliseconds since 1970. */
export function playgroundNow(): number {
  return Date.now() + ahead;
}

/** Calls `tick` every second until the returned function is called. */
export function everySecond(tick: () => void): () => void {
  tickers.add(tick);
  beat ??= setInterval(() => {
    for (const each of tickers) each();
  }, 1000);
  return () => {
    tickers.delete(tick);
    if (tickers.size > 0) return;
    clearInterval(beat);
    beat = undefined;
  };
}
