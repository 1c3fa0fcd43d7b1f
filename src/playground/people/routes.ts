/** The calls below `/playground`, by method and path. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../server/log.ts';
import type { PlaygroundMessage } from '../user-side.ts';
import type { Core } from '../world/core.ts';
import { stateOf } from '../world/interaction.ts';
import { messageForPage } from '../world/messages/message-json.ts';
import { messagesOf } from '../world/world.ts';
import { bodyAs, Objection, sendJson, sendProblem } from './answer.ts';
import type { Machine } from './faults/fault.ts';
import { endFaults, FAULTS_BODY, faultSentences, offeredFaults, turnFaults } from './faults/list.ts';
import { addChannel, addUser, say } from './make.ts';
import { press } from './press.ts';
import { sendModal } from './send-modal.ts';
import * as shapes from './shapes.ts';
import { whoSees } from './somebody.ts';
import { stateOfWorld } from './state.ts';
import { typeOption, useCommand } from './use-command.ts';
import { mustBeAtHome } from './visitors.ts';

/** What the calls look at and change. */
export interface UserSide extends Machine {
  readonly log: Log;
}

/** Answers a call below `/playground`. Never throws. */
export async function serveUserSide(
  side: UserSide,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    mustBeAtHome(request);
    const url = new URL(request.url ?? '/', 'http://playground');
    const answer = await answerTo(side, request, url);
    sendJson(response, request.method === 'POST' ? 201 : 200, answer);
  } catch (error) {
    sendProblem(response, error);
  }
}

async function answerTo(side: UserSide, request: IncomingMessage, url: URL): Promise<unknown> {
  const { core } = side;
  const [, , first, id, rest] = url.pathname.split('/');
  const call = `${request.method} ${first}${id === undefined ? '' : '/:id'}${rest === undefined ? '' : `/${rest}`}`;
  switch (call) {
    case 'GET state':
      return stateOfWorld(core);
    case 'POST users':
      return { id: addUser(core, await bodyAs(request, shapes.NEW_USER)).id };
    case 'POST channels':
      return { id: addChannel(core, await bodyAs(request, shapes.NEW_CHANNEL)).id };
    case 'GET channels/:id/messages':
      return messagesFor(core, id ?? '', url.searchParams.get('as'));
    case 'POST messages':
      return { id: say(core, await bodyAs(request, shapes.SEND_MESSAGE)).id };
    case 'POST commands':
      return { interaction: useCommand(core, await bodyAs(request, shapes.USE_COMMAND)).id };
    case 'POST autocomplete':
      return { interaction: typeOption(core, await bodyAs(request, shapes.TYPE_OPTION)).id };
    case 'POST presses':
      return { interaction: press(core, await bodyAs(request, shapes.PRESS)).id };
    case 'POST modals':
      return { interaction: sendModal(core, await bodyAs(request, shapes.SEND_MODAL)).id };
    case 'GET interactions/:id':
      return interactionState(core, id ?? '');
    case 'GET log':
      return side.log.since(sinceOf(url));
    case 'GET faults':
      return faultSentences();
    case 'GET offered-faults':
      return offeredFaults(url.searchParams.get('channel') ?? '');
    case 'POST faults':
      turnFaults(side, await bodyAs(request, FAULTS_BODY));
      return {};
    case 'DELETE faults':
      endFaults(side);
      return {};
    case 'POST clock':
      core.clock.advance((await bodyAs(request, shapes.ADVANCE)).advanceMs);
      core.changed();
      return { now: core.clock.now() };
    default:
      throw new Objection(`The playground has no ${request.method} ${url.pathname}.`, 404);
  }
}

/** What `as` sees of the channel; without `as` all, ephemeral ones of everybody included. */
function messagesFor(core: Core, channelId: string, as: string | null): PlaygroundMessage[] {
  if (!core.world.channels.has(channelId))
    throw new Objection(`There is no channel with the id ${channelId}.`, 404);
  if (as !== null) whoSees(core, as, channelId);
  return [...messagesOf(core.world, channelId).values()]
    .filter((message) => as === null || message.ephemeralFor === null || message.ephemeralFor === as)
    .map((message) => messageForPage(core, message));
}

function interactionState(core: Core, id: string) {
  const interaction = core.interactions.get(id);
  if (interaction === undefined) throw new Objection(`There is no interaction with the id ${id}.`, 404);
  return stateOf(interaction);
}

function sinceOf(url: URL): number {
  const since = Number(url.searchParams.get('since') ?? 0);
  if (!Number.isInteger(since) || since < 0)
    throw new Objection('"since" is the number of the last entry that is known: 0 or more.');
  return since;
}
