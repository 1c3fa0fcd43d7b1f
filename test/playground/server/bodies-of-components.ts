/** Good and bad buttons, menus and Components V2. */
import { type BodyCase, bad, button, good, option, row, select, times, V2, words } from '../bodies.ts';

const send = (...components: readonly unknown[]) => ({ content: 'a', components });
const v2 = (...components: readonly unknown[]) => ({ flags: V2, components });
const link = (more: object) => ({ type: 2, style: 5, label: 'Rules', ...more });
const first = 'components.0.components.0';

const BUTTONS: readonly BodyCase[] = [
  good(
    'message',
    'five rows of five buttons',
    send(...times(5, (r) => row(...times(5, (b) => button(`${r}.${b}`))))),
  ),
  bad(
    'message',
    'six rows',
    send(...times(6, (r) => row(button(`${r}`)))),
    'components',
    'BASE_TYPE_MAX_LENGTH',
  ),
  bad(
    'message',
    'six buttons in a row',
    send(row(...times(6, (index) => button(`${index}`)))),
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ),
  bad('message', 'a row without buttons', send(row()), 'components.0.components', 'BASE_TYPE_BAD_LENGTH'),
  good('message', 'a custom_id of 100', send(row(button('a'.repeat(100))))),
  bad(
    'message',
    'a custom_id of 101',
    send(row(button('a'.repeat(101)))),
    `${first}.custom_id`,
    'BASE_TYPE_BAD_LENGTH',
  ),
  bad(
    'message',
    'a button without a custom_id',
    send(row({ type: 2, style: 1, label: 'Roll' })),
    `${first}.custom_id`,
    'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ),
  bad(
    'message',
    'the same custom_id twice in a row',
    send(row(button('a'), button('a'))),
    'components.0.components.1.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ),
  bad(
    'message',
    'the same custom_id in two rows, disabled',
    send(row(button('a')), row(button('a', { disabled: true }))),
    'components.1.components.0.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ),
  good('message', 'a label of 80', send(row(button('a', { label: 'a'.repeat(80) })))),
  bad(
    'message',
    'a label of 81',
    send(row(button('a', { label: 'a'.repeat(81) }))),
    `${first}.label`,
    'BASE_TYPE_MAX_LENGTH',
  ),
  {
    name: 'a button with neither label nor emoji',
    to: 'message',
    body: send(row({ type: 2, style: 1, custom_id: 'a' })),
    verdict: { code: 50035 },
  },
  good(
    'message',
    'a button with only an emoji',
    send(row({ type: 2, style: 2, custom_id: 'a', emoji: { name: '🎲' } })),
  ),
  {
    name: 'an emoji that is none',
    to: 'message',
    body: send(row(button('a', { emoji: { name: 'dice' } }))),
    verdict: { code: 50035, at: `${first}.emoji.name`, inner: 'COMPONENT_INVALID_EMOJI' },
  },
  bad(
    'message',
    'a style that is not there',
    send(row(button('a', { style: 9 }))),
    `${first}.style`,
    'BASE_TYPE_CHOICES',
  ),
  good('message', 'a link', send(row(link({ url: 'https://example.org' })))),
  { name: 'a link without an address', to: 'message', body: send(row(link({}))), verdict: { code: 50035 } },
  bad(
    'message',
    'a link with a custom_id',
    send(row(link({ url: 'https://example.org', custom_id: 'a' }))),
    `${first}.custom_id`,
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  ),
  bad(
    'message',
    'a link over ftp',
    send(row(link({ url: 'ftp://a.org' }))),
    `${first}.url`,
    'URL_TYPE_INVALID_SCHEME',
  ),
  bad(
    'message',
    'a component of an unknown type',
    send({ type: 99 }),
    'components.0.type',
    'UNION_TYPE_CHOICES',
  ),
  bad('message', 'a bare button', send(button('a')), 'components.0.type', 'UNION_TYPE_CHOICES'),
  bad(
    'reply',
    'the same custom_id twice',
    send(row(button('a'), button('a'))),
    'components.0.components.1.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ),
  bad(
    'edit',
    'six buttons in a row',
    send(row(...times(6, (index) => button(`${index}`)))),
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ),
];

const MENUS: readonly BodyCase[] = [
  good('message', 'a menu', send(row(select('a')))),
  good('message', 'a menu of people', send(row({ type: 5, custom_id: 'a' }))),
  {
    name: 'two menus in a row',
    to: 'message',
    body: send(row(select('a'), select('b'))),
    verdict: { code: 50035, at: 'components.0.components.1', inner: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED' },
  },
  bad(
    'message',
    'a menu beside a button',
    send(row(select('a'), button('b'))),
    'components.0.components.1',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ),
  bad(
    'message',
    'a menu without options',
    send(row(select('a', { options: [] }))),
    `${first}.options`,
    'BASE_TYPE_BAD_LENGTH',
  ),
  bad(
    'message',
    'twenty-six options',
    send(row(select('a', { options: times(26, (index) => option(`${index}`)) }))),
    `${first}.options`,
    'BASE_TYPE_BAD_LENGTH',
  ),
  bad(
    'message',
    'an option twice',
    send(row(select('a', { options: [option('a'), option('a')] }))),
    `${first}.options.1.value`,
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ),
  bad(
    'message',
    'a placeholder of 151',
    send(row(select('a', { placeholder: 'a'.repeat(151) }))),
    `${first}.placeholder`,
    'BASE_TYPE_MAX_LENGTH',
  ),
  {
    name: 'more to pick than there are options',
    to: 'message',
    body: send(row(select('a', { max_values: 3 }))),
    verdict: { code: 50035 },
  },
  {
    name: 'at least more than at most',
    to: 'message',
    body: send(row(select('a', { min_values: 2, max_values: 1 }))),
    verdict: { code: 50035 },
  },
  bad(
    'message',
    'two chosen where one may be',
    send(row(select('a', { options: [option('a', { default: true }), option('b', { default: true })] }))),
    `${first}.options`,
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ),
  bad(
    'message',
    'an option label of 101',
    send(row(select('a', { options: [option('a', { label: 'a'.repeat(101) })] }))),
    `${first}.options.0.label`,
    'BASE_TYPE_BAD_LENGTH',
  ),
];

const SECOND: readonly BodyCase[] = [
  good('message', 'V2 text', v2(words('hello'))),
  {
    name: 'V2 components without the flag',
    to: 'message',
    body: send(words('hello')),
    verdict: { code: 50035, at: 'components.0.type', inner: 'UNION_TYPE_CHOICES' },
  },
  bad(
    'message',
    'V2 and content',
    { ...v2(words('hello')), content: 'a' },
    'content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ),
  bad(
    'message',
    'V2 and embeds',
    { ...v2(words('hello')), embeds: [{ title: 'a' }] },
    'embeds',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ),
  good('message', 'forty components in all', v2({ type: 17, components: times(39, () => words('a')) })),
  {
    name: 'forty-one components, nested ones counted',
    to: 'message',
    body: v2({ type: 17, components: times(40, () => words('a')) }),
    verdict: { code: 50035 },
  },
  bad(
    'message',
    'more than 4000 characters of text',
    v2(words('a'.repeat(2001)), words('a'.repeat(2000))),
    'components',
    'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ),
  bad('message', 'an empty text', v2(words('')), 'components.0.content', 'BASE_TYPE_REQUIRED'),
  bad(
    'message',
    'a section without an accessory',
    v2({ type: 9, components: [words('a')] }),
    'components.0.accessory',
    'BASE_TYPE_REQUIRED',
  ),
  bad(
    'message',
    'a section of four texts',
    v2({ type: 9, components: times(4, () => words('a')), accessory: button('a') }),
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ),
  {
    name: 'a container in a container',
    to: 'message',
    body: v2({ type: 17, components: [{ type: 17, components: [words('a')] }] }),
    verdict: { code: 50035, at: 'components.0.components.0.type', inner: 'UNION_TYPE_CHOICES' },
  },
  good(
    'message',
    'a gallery that shows the file',
    {
      ...v2({ type: 12, items: [{ media: { url: 'attachment://board.png' } }] }),
      attachments: [{ id: '0' }],
    },
    ['board.png'],
  ),
  bad(
    'message',
    'a gallery that shows a file that is not there',
    v2({ type: 12, items: [{ media: { url: 'attachment://board.png' } }] }),
    'components.0.items.0.media.url',
    'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ),
  bad(
    'message',
    'eleven pictures in a gallery',
    v2({ type: 12, items: times(11, () => ({ media: { url: 'https://a.org/a.png' } })) }),
    'components.0.items',
    'BASE_TYPE_BAD_LENGTH',
  ),
  {
    name: 'a file from elsewhere',
    to: 'message',
    body: v2({ type: 13, file: { url: 'https://a.org/a.png' } }),
    verdict: { code: 50035, at: 'components.0.file.url', inner: 'URL_TYPE_INVALID_SCHEME' },
  },
  bad(
    'edit',
    'V2 over a text that stays',
    v2(words('hello')),
    'content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ),
  good('edit', 'V2 in place of the text', { ...v2(words('hello')), content: null, embeds: [] }),
];

export const COMPONENT_BODIES: readonly BodyCase[] = [...BUTTONS, ...MENUS, ...SECOND];
