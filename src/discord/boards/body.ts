/** A board as the API takes it, with the one new file, named with the turn, and only that one. */
import type { RawFile, RESTPatchAPIChannelMessageJSONBody } from 'discord.js';
import type { Drawn } from '#pictures/draw.ts';
import { filePayload } from '../replies.ts';

/** For the routes of the channel. */
export function boardRequest({ view, picture }: Drawn) {
  return {
    body: {
      content: view.content,
      components: [...view.components],
      attachments: picture === null ? [] : [{ id: 0, filename: view.fileName, description: view.alt }],
      allowed_mentions: { parse: [], users: [...view.mentions] },
    } satisfies RESTPatchAPIChannelMessageJSONBody,
    files:
      picture === null
        ? []
        : [{ name: view.fileName, data: Buffer.from(picture), contentType: 'image/png' } satisfies RawFile],
  };
}

/** For an answer to an interaction, as discord.js takes it. */
export function boardReply({ view, picture }: Drawn) {
  return {
    content: view.content,
    components: [...view.components],
    files: picture === null ? [] : [filePayload({ name: view.fileName, bytes: picture, alt: view.alt })],
    allowedMentions: { parse: [], users: [...view.mentions] },
  };
}
