/** The faults of `POST /playground/faults`: the one list, in the order in which a body is carried out. */
import { z } from 'zod';
import type { FaultSentences, OfferedFault } from '../../user-side.ts';
import { clearFaults } from '../../world/faults-in-force.ts';
import type { Fault, Machine } from './fault.ts';
import { GATEWAY_FAULTS } from './gateway.ts';
import { GUILD_FAULTS } from './guild.ts';
import { REQUEST_FAULTS } from './requests.ts';

const FAULTS: Readonly<Record<string, Fault>> = { ...REQUEST_FAULTS, ...GATEWAY_FAULTS, ...GUILD_FAULTS };

/** A body may turn on several faults at once. */
export const FAULTS_BODY = z.strictObject(ofEach(({ body }) => body.optional()));

/** Does what the body says. Throws an objection when it names what is not there. */
export function turnFaults(machine: Machine, body: z.output<typeof FAULTS_BODY>): void {
  for (const [name, fault] of Object.entries(FAULTS))
    if (body[name] !== undefined) fault.does(machine, body[name]);
}

/** Ends every fault that lasts; what already happened (a deleted channel) stays. */
export function endFaults({ faults, gateway }: Machine): void {
  clearFaults(faults);
  gateway.budget.remaining = gateway.budget.total;
}

/** Every fault with its sentence. */
export function faultSentences(): FaultSentences {
  return ofEach(({ says }) => says);
}

/** The faults that the page offers with one press, for the channel it shows. */
export function offeredFaults(channel: string): readonly OfferedFault[] {
  return Object.entries(FAULTS).flatMap(([name, { offers }]) =>
    offers.map(({ label, says, body }) => ({ label, says, body: { [name]: body(channel) } })),
  );
}

function ofEach<T>(of: (fault: Fault) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(FAULTS).map(([name, fault]) => [name, of(fault)]));
}
