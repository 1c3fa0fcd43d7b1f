/** What one fault is: its sentence, the shape of its body, what it does, and how the page offers it. */
import type { z } from 'zod';
import type { Gateway } from '../../gateway/gateway.ts';
import type { Core } from '../../world/core.ts';
import type { Faults } from '../../world/faults-in-force.ts';

/** What a fault can break. */
export interface Machine {
  readonly core: Core;
  readonly faults: Faults;
  readonly gateway: Gateway;
}

/** A fault that the page's help switches on with one press. */
interface FaultOffer<Body> {
  readonly label: string;
  readonly says: string;
  /** Takes the channel that the page shows. */
  readonly body: (channel: string) => Body;
}

interface Written<Body, Input> {
  readonly says: string;
  /** Throws an objection when the body names what is not there. */
  readonly does: (machine: Machine, body: Body) => void;
  readonly offers?: readonly FaultOffer<Input>[];
}

export interface Fault {
  readonly says: string;
  readonly body: z.ZodType;
  readonly does: (machine: Machine, body: unknown) => void;
  readonly offers: readonly FaultOffer<unknown>[];
}

/**
 * Takes the shape of the body, then the rest of the entry, whose types it checks against that shape; so faults with
 * bodies of any type stand in one list.
 */
export function fault<Body, Input>(body: z.ZodType<Body, Input>) {
  return ({ says, does, offers = [] }: Written<Body, Input>): Fault => ({
    says,
    body,
    // Whoever calls this has parsed the body with the shape beside it.
    does: (machine, parsed) => does(machine, parsed as Body),
    offers,
  });
}
