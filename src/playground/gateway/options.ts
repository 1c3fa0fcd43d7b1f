/** What a gateway is given by the playground it belongs to. */
import type { GatewayFaults } from '../world/faults-in-force.ts';
import type { World } from '../world/world.ts';
import type { Budget } from './budget.ts';

export interface GatewayOptions {
  readonly world: World;
  readonly token: () => string;
  readonly url: () => string;
  readonly faults: GatewayFaults;
  readonly budget: Budget;
  readonly heartbeatMs: number;
  readonly onReadyChange: () => void;
}
