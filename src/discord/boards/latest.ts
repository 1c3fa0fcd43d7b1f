/** A queue that shows the latest only: for each id one at a time, and never an older version after a newer one. */

interface Versioned {
  readonly id: string;
  readonly version: number;
}

export interface Latest<T extends Versioned> {
  /** Shows this one unless a newer one is known; an older one that waits is dropped. */
  show(item: T): void;
  /** This one was shown in another way already; `again`: the queue is to show it all the same. */
  shown(item: T, again: boolean): void;
  /** Resolves when nothing of this id is on its way, or soon: an older one should not overtake another way. */
  quiet(id: string): Promise<void>;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
}

interface LatestParts<T extends Versioned> {
  /** Shows one and returns it as it is then; `before` is what was shown last while the queue was busy with this id. */
  readonly put: (item: T, before: T | null) => Promise<T>;
  /** Runs after one was shown, unless a newer one waits by then; nothing is shown meanwhile. */
  readonly afterwards: (item: T) => Promise<void>;
  readonly failed: (error: unknown, item: T) => void;
}

/** How long `quiet` waits at most. */
const QUIET_MS = 500;

/** What is under way for one id; kept only as long as there is something. */
interface Line<T> {
  wanted: T | null;
  /** The version that is on its way, and the newest that arrived; 0: none. */
  sending: number;
  arrived: number;
  before: T | null;
  work: Promise<void> | null;
}

export function createLatest<T extends Versioned>(parts: LatestParts<T>): Latest<T> {
  const lines = new Map<string, Line<T>>();

  function lineOf(id: string): Line<T> {
    const known = lines.get(id);
    if (known !== undefined) return known;
    const made: Line<T> = { wanted: null, sending: 0, arrived: 0, before: null, work: null };
    lines.set(id, made);
    return made;
  }

  async function work(id: string, line: Line<T>): Promise<void> {
    await emptied(line, parts);
    line.work = null;
    lines.delete(id);
  }

  function show(item: T): void {
    const line = lineOf(item.id);
    if (item.version < newestOf(line)) return;
    line.wanted = item;
    line.work ??= work(item.id, line);
  }

  return {
    show,
    shown(item, again) {
      const line = lineOf(item.id);
      line.arrived = Math.max(line.arrived, item.version);
      if (line.wanted !== null && line.wanted.version <= item.version) line.wanted = null;
      // An older one on its way could arrive after this one: show this one once more.
      if (line.sending > 0 && line.sending < item.version) line.wanted = item;
      if (again) show(item);
      // What follows waits in line like one that is shown, so that nothing overtakes it.
      line.work ??= follow(item, parts).then(() => work(item.id, line));
    },
    async quiet(id) {
      const running = lines.get(id)?.work;
      if (running == null) return;
      const soon = Promise.withResolvers<void>();
      const timer = setTimeout(soon.resolve, QUIET_MS);
      await Promise.race([running, soon.promise]);
      clearTimeout(timer);
    },
    async settled() {
      while (lines.size > 0) await Promise.all([...lines.values()].map((line) => line.work));
    },
  };
}

/** The newest version that is known of a line. */
function newestOf<T extends Versioned>({ arrived, sending, wanted }: Line<T>): number {
  return Math.max(arrived, sending, wanted?.version ?? 0);
}

/** Shows what is wanted until nothing is. */
async function emptied<T extends Versioned>(line: Line<T>, parts: LatestParts<T>): Promise<void> {
  while (line.wanted !== null) {
    const item: T = line.wanted;
    line.wanted = null;
    line.sending = item.version;
    try {
      line.before = await parts.put(item, line.before);
      line.arrived = Math.max(line.arrived, item.version);
      if (line.wanted === null) await parts.afterwards(line.before);
    } catch (error) {
      parts.failed(error, item);
    }
    line.sending = 0;
  }
}

async function follow<T extends Versioned>(item: T, parts: LatestParts<T>): Promise<void> {
  try {
    await parts.afterwards(item);
  } catch (error) {
    parts.failed(error, item);
  }
}
