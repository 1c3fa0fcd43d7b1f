/** What is broken on purpose: the faults in force, and which request they hit. */

/** Which requests a fault hits: all, or those of a method or a route; `times` of them, or until cleared. */
interface Aim {
  readonly method?: string | undefined;
  /** As in the log, e.g. `/channels/:channel/messages`. */
  readonly route?: string | undefined;
  times?: number | undefined;
}

export type RestFault = Aim &
  (
    | {
        readonly kind: 'rateLimit';
        readonly retryAfterMs: number;
        readonly scope: 'user' | 'global' | 'shared';
        readonly code?: number | undefined;
        readonly headers: 'all' | 'none';
      }
    | { readonly kind: 'error'; readonly status: number; readonly code?: number | undefined }
    | { readonly kind: 'drop' }
    | { readonly kind: 'acceptThenDrop' }
    | { readonly kind: 'stall'; readonly ms: number }
    | { readonly kind: 'ban' }
  );

export interface GatewayFaults {
  silence: boolean;
  repeatDispatches: number;
  reorderDispatches: number;
  lateDispatchMs: number;
  noHeartbeatAck: boolean;
  swallowHello: boolean;
  refuseConnections: boolean;
  allowedPrivilegedIntents: number;
  /** The token was reset: nothing of the bot is authorised any more. */
  wrongToken: boolean;
}

export interface Faults {
  readonly rest: RestFault[];
  readonly gateway: GatewayFaults;
}

export function createFaults(): Faults {
  return { rest: [], gateway: noGatewayFaults() };
}

/** Ends every fault that lasts; what already happened (a deleted channel) stays. */
export function clearFaults(faults: Faults): void {
  faults.rest.length = 0;
  Object.assign(faults.gateway, noGatewayFaults());
}

/** The first fault that hits this request, which then has one time less. */
export function faultFor(faults: Faults, method: string, route: string): RestFault | null {
  const index = faults.rest.findIndex(
    (one) => (one.method ?? method) === method && (one.route ?? route) === route,
  );
  const fault = faults.rest[index];
  if (fault === undefined) return null;
  if (fault.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) faults.rest.splice(index, 1);
  }
  return fault;
}

function noGatewayFaults(): GatewayFaults {
  return {
    silence: false,
    repeatDispatches: 0,
    reorderDispatches: 0,
    lateDispatchMs: 0,
    noHeartbeatAck: false,
    swallowHello: false,
    refuseConnections: false,
    allowedPrivilegedIntents: 0,
    wrongToken: false,
  };
}
