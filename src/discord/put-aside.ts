/** Tells a channel that its table could not be read and has been put aside. */
import type { Client } from 'discord.js';
import { languageOf } from '#i18n/languages.ts';
import { sayIn } from '#i18n/say.ts';
import type { PutAside } from '#tables/store.ts';
import { postMessage } from './routes.ts';

/** One sentence in the language of the guild; nothing where it is not known any more which channel it was. */
export async function tellPutAside(client: Client, { table, channel }: PutAside): Promise<void> {
  if (channel === null) return;
  const known = client.channels.cache.get(channel);
  const locale = known === undefined || known.isDMBased() ? '' : known.guild.preferredLocale;
  await postMessage(client.rest, channel, {
    content: sayIn(languageOf(locale))('table.put-aside'),
    allowed_mentions: { parse: [] },
    // Two processes can find the same table at once: Discord takes one of their messages.
    nonce: `${table}-aside`,
    enforce_nonce: true,
  });
}
