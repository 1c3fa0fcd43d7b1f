/** All REST routes. */
import type { Budget } from '../../gateway/budget.ts';
import { aboutRoutes } from './about.ts';
import { CALLBACK_ROUTES } from './callbacks.ts';
import { CHANNEL_MESSAGE_ROUTES } from './channel-messages.ts';
import { CHANNEL_ROUTES } from './channels.ts';
import { COMMAND_ROUTES } from './commands.ts';
import type { Route } from './route.ts';
import { WEBHOOK_ROUTES } from './webhooks.ts';

export function allRoutes(budget: Budget): readonly Route[] {
  return [
    ...aboutRoutes(budget),
    ...COMMAND_ROUTES,
    ...CALLBACK_ROUTES,
    ...WEBHOOK_ROUTES,
    ...CHANNEL_MESSAGE_ROUTES,
    ...CHANNEL_ROUTES,
  ];
}
