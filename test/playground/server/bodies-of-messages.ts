/** Good and bad texts, embeds, mentions, flags and attachments of messages. */
import { type BodyCase, bad, button, good, refused, row, times } from '../bodies.ts';

const long = (length: number) => 'a'.repeat(length);
const field = (name: string, value = 'v') => ({ name, value });

const TEXTS: readonly BodyCase[] = [
  good('message', 'text', { content: 'hello' }),
  good('message', 'text of 2000 characters', { content: long(2000) }),
  bad('message', 'text of 2001 characters', { content: long(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'),
  bad('edit', 'text of 2001 characters', { content: long(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'),
  bad('reply', 'text of 2001 characters', { content: long(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'),
  refused('message', 'nothing at all', {}, 50006),
  refused('message', 'only blanks', { content: '   ' }, 50006),
  refused('message', 'null text', { content: null }, 50006),
  refused('reply', 'nothing at all', {}, 50006),
  refused('edit', 'takes away all there is', { content: '' }, 50006),
  good('edit', 'nothing changed', {}),
  good('message', 'a nonce of 25 characters', { content: 'a', nonce: long(25), enforce_nonce: true }),
  bad(
    'message',
    'a nonce of 26 characters',
    { content: 'a', nonce: long(26) },
    'nonce',
    'BASE_TYPE_MAX_LENGTH',
  ),
];

const EMBEDS: readonly BodyCase[] = [
  good('message', 'an embed with a title', { embeds: [{ title: 'A' }] }),
  good('message', 'ten embeds', { embeds: times(10, () => ({ title: 'A' })) }),
  bad(
    'message',
    'eleven embeds',
    { embeds: times(11, () => ({ title: 'A' })) },
    'embeds',
    'BASE_TYPE_MAX_LENGTH',
  ),
  good('message', 'an embed title of 256', { embeds: [{ title: long(256) }] }),
  bad(
    'message',
    'an embed title of 257',
    { embeds: [{ title: long(257) }] },
    'embeds.0.title',
    'BASE_TYPE_MAX_LENGTH',
  ),
  bad(
    'message',
    'an embed description of 4097',
    { embeds: [{ description: long(4097) }] },
    'embeds.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ),
  bad(
    'message',
    'a field without a name',
    { embeds: [{ fields: [field('')] }] },
    'embeds.0.fields.0.name',
    'BASE_TYPE_REQUIRED',
  ),
  bad(
    'message',
    'a field without a value',
    { embeds: [{ fields: [{ name: 'n' }] }] },
    'embeds.0.fields.0.value',
    'BASE_TYPE_REQUIRED',
  ),
  bad(
    'message',
    'a field value of 1025',
    { embeds: [{ fields: [field('n', long(1025))] }] },
    'embeds.0.fields.0.value',
    'BASE_TYPE_MAX_LENGTH',
  ),
  bad(
    'message',
    'twenty-six fields',
    { embeds: [{ fields: times(26, () => field('n')) }] },
    'embeds.0.fields',
    'BASE_TYPE_MAX_LENGTH',
  ),
  bad(
    'message',
    'a footer of 2049',
    { embeds: [{ footer: { text: long(2049) } }] },
    'embeds.0.footer.text',
    'BASE_TYPE_MAX_LENGTH',
  ),
  bad(
    'message',
    'an author of 257',
    { embeds: [{ author: { name: long(257) } }] },
    'embeds.0.author.name',
    'BASE_TYPE_MAX_LENGTH',
  ),
  bad(
    'message',
    'embeds of more than 6000 characters together',
    { embeds: [{ description: long(3001) }, { description: long(3000) }] },
    'embeds',
    'MAX_EMBED_SIZE_EXCEEDED',
  ),
  good('message', 'embeds of exactly 6000 characters', {
    embeds: [{ description: long(3000) }, { description: long(3000) }],
  }),
  bad('message', 'an empty embed', { embeds: [{}] }, 'embeds.0.description', 'BASE_TYPE_REQUIRED'),
  bad(
    'message',
    'an image over ftp',
    { embeds: [{ title: 'a', image: { url: 'ftp://x.org/a.png' } }] },
    'embeds.0.image.url',
    'URL_TYPE_INVALID_SCHEME',
  ),
  good(
    'message',
    'an embed that shows the file',
    { embeds: [{ title: 'a', image: { url: 'attachment://board.png' } }], attachments: [{ id: '0' }] },
    ['board.png'],
  ),
];

const MENTIONS: readonly BodyCase[] = [
  good('message', 'no mention rings', { content: '@everyone', allowed_mentions: { parse: [] } }),
  good('message', 'one person may be rung', {
    content: 'a',
    allowed_mentions: { parse: [], users: ['123456789012345678'] },
  }),
  bad(
    'message',
    'parse users and name users',
    { content: 'a', allowed_mentions: { parse: ['users'], users: ['123456789012345678'] } },
    'allowed_mentions',
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ),
  bad(
    'message',
    'parse of an unknown kind',
    { content: 'a', allowed_mentions: { parse: ['cats'] } },
    'allowed_mentions.parse.0',
    'BASE_TYPE_CHOICES',
  ),
  bad(
    'message',
    'a hundred and one named',
    {
      content: 'a',
      allowed_mentions: { users: times(101, (index) => String(123456789012345678n + BigInt(index))) },
    },
    'allowed_mentions.users',
    'BASE_TYPE_MAX_LENGTH',
  ),
];

const FILES: readonly BodyCase[] = [
  good('message', 'only a file', {}, ['board.png']),
  good(
    'message',
    'a file whose number is a number',
    { content: 'a', attachments: [{ id: 0, filename: 'board.png', description: 'the board' }] },
    ['board.png'],
  ),
  good('message', 'an alt text of 1024', { attachments: [{ id: '0', description: long(1024) }] }, [
    'board.png',
  ]),
  bad(
    'message',
    'an alt text of 1025',
    { attachments: [{ id: '0', description: long(1025) }] },
    'attachments.0.description',
    'BASE_TYPE_MAX_LENGTH',
    ['board.png'],
  ),
  bad(
    'message',
    'an attachment that was not sent',
    { content: 'a', attachments: [{ id: '3' }] },
    'attachments.0',
    'ATTACHMENT_NOT_FOUND',
    ['board.png'],
  ),
  bad(
    'edit',
    'keeps an attachment that is not there',
    { attachments: [{ id: '123456789012345678' }] },
    'attachments.0',
    'ATTACHMENT_NOT_FOUND',
  ),
  {
    name: 'eleven files',
    to: 'message',
    body: {},
    files: times(11, (index) => `${index}.png`),
    verdict: { code: 30015 },
  },
];

const SHAPES: readonly BodyCase[] = [
  good('reply', 'only for one person', { content: 'a', flags: 64 }),
  bad('message', 'embeds that are text', { embeds: 'a' }, 'embeds', 'LIST_TYPE_CONVERT'),
  bad('message', 'an embed that is text', { embeds: ['a'] }, 'embeds.0', 'MODEL_TYPE_CONVERT'),
  bad('message', 'text that is an object', { content: { a: 1 } }, 'content', 'STRING_TYPE_CONVERT'),
  good('message', 'components and nothing else', { components: [row(button('a'))] }),
  bad('callback', 'a callback without a type', {}, 'type', 'BASE_TYPE_REQUIRED'),
  bad('callback', 'a callback of type 3', { type: 3, data: {} }, 'type', 'BASE_TYPE_CHOICES'),
  bad(
    'callback',
    'an update that answers a command',
    { type: 7, data: { content: 'a' } },
    'type',
    'BASE_TYPE_CHOICES',
  ),
  bad(
    'callback',
    'choices that answer a command',
    { type: 8, data: { choices: [] } },
    'type',
    'BASE_TYPE_CHOICES',
  ),
  good('callback', 'a deferred ephemeral answer', { type: 5, data: { flags: 64 } }),
];

export const MESSAGE_BODIES: readonly BodyCase[] = [...TEXTS, ...EMBEDS, ...MENTIONS, ...FILES, ...SHAPES];
