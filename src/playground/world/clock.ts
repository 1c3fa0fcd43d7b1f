/** The playground's own time: it flows like real time, and can be moved forward. */

/** Stops a pending call; harmless when it has run. */
type Cancel = () => void;

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How far ahead of real time this clock is. */
  readonly offset: () => number;
  /** Moves the clock forward and runs what became due, in order of its time. */
  readonly advance: (ms: number) => void;
  /** Runs `act` once this clock shows `time`. */
  readonly at: (time: number, act: () => void) => Cancel;
  readonly close: () => void;
}

interface Pending {
  readonly time: number;
  act: (() => void) | null;
}

/** A node timer holds at most this many milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Takes how far ahead of real time to start; gives a clock that keeps no process alive. */
export function createClock(startOffset = 0): Clock {
  let offset = startOffset;
  let timer: NodeJS.Timeout | undefined;
  let heap: Pending[] = [];
  const now = () => Date.now() + offset;

  const arm = () => {
    clearTimeout(timer);
    const first = heap[0];
    if (first === undefined) return;
    timer = setTimeout(runDue, Math.min(LONGEST_TIMER, Math.max(0, first.time - now())));
    timer.unref();
  };
  const runDue = () => {
    for (let first = heap[0]; first !== undefined && first.time <= now(); first = heap[0]) {
      dropFirst(heap);
      first.act?.();
    }
    arm();
  };
  return {
    now,
    offset: () => offset,
    advance: (ms) => {
      offset += ms;
      runDue();
    },
    at: (time, act) => {
      const one: Pending = { time, act };
      insert(heap, one);
      if (heap[0] === one) arm();
      return () => {
        one.act = null;
      };
    },
    close: () => {
      heap = [];
      clearTimeout(timer);
    },
  };
}

/** The earliest is first: a binary heap, because a busy playground waits for a hundred thousand things. */
function insert(heap: Pending[], one: Pending): void {
  let index = heap.push(one) - 1;
  while (index > 0) {
    const above = (index - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || parent.time <= one.time) break;
    heap[index] = parent;
    heap[above] = one;
    index = above;
  }
}

function dropFirst(heap: Pending[]): void {
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return;
  let index = 0;
  for (;;) {
    const left = 2 * index + 1;
    const right = left + 1;
    const below = (heap[right]?.time ?? Number.POSITIVE_INFINITY) < (heap[left]?.time ?? 0) ? right : left;
    const child = heap[below];
    if (child === undefined || child.time >= last.time) break;
    heap[index] = child;
    index = below;
  }
  heap[index] = last;
}
