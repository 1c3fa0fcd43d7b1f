/** Good and bad modals and commands. */
import { type BodyCase, bad, good, option, row, times } from '../bodies.ts';

const input = (custom_id: string, more: object = {}) => ({ type: 4, custom_id, style: 1, ...more });
const label = (component: object, more: object = {}) => ({ type: 18, label: 'Name', component, ...more });
const modal = (...components: readonly unknown[]) => ({ custom_id: 'm', title: 'Table', components });

const MODALS: readonly BodyCase[] = [
  good('modal', 'a labelled text', modal(label(input('a')))),
  good('modal', 'a text in a row, with its own label', modal(row(input('a', { label: 'Name' })))),
  good('modal', 'a menu', modal(label({ type: 3, custom_id: 'a', options: [option('a')] }))),
  good('modal', 'a title of 45', { ...modal(label(input('a'))), title: 'a'.repeat(45) }),
  bad(
    'modal',
    'a title of 46',
    { ...modal(label(input('a'))), title: 'a'.repeat(46) },
    'title',
    'BASE_TYPE_BAD_LENGTH',
  ),
  bad(
    'modal',
    'no title',
    { custom_id: 'm', components: [label(input('a'))] },
    'title',
    'BASE_TYPE_REQUIRED',
  ),
  bad(
    'modal',
    'no custom_id',
    { title: 'a', components: [label(input('a'))] },
    'custom_id',
    'BASE_TYPE_REQUIRED',
  ),
  bad(
    'modal',
    'six fields',
    modal(...times(6, (index) => label(input(`${index}`)))),
    'components',
    'BASE_TYPE_BAD_LENGTH',
  ),
  bad('modal', 'no field', modal(), 'components', 'BASE_TYPE_BAD_LENGTH'),
  bad(
    'modal',
    'a label of 46',
    modal(label(input('a'), { label: 'a'.repeat(46) })),
    'components.0.label',
    'BASE_TYPE_BAD_LENGTH',
  ),
  bad(
    'modal',
    'a button',
    modal(row({ type: 2, style: 1, label: 'a', custom_id: 'a' })),
    'components.0.components.0.type',
    'UNION_TYPE_CHOICES',
  ),
  {
    name: 'the same custom_id twice',
    to: 'modal',
    body: modal(label(input('a')), label(input('a'))),
    verdict: { code: 50035, at: 'components.1.component.custom_id', inner: 'COMPONENT_CUSTOM_ID_DUPLICATED' },
  },
];

const command = (more: object) => ({ name: 'ludo', description: 'Play', ...more });
const text = (name: string, more: object = {}) => ({ type: 3, name, description: 'd', ...more });

const COMMANDS: readonly BodyCase[] = [
  good('command', 'a command', command({})),
  good('command', 'a name in Hindi', command({ name: 'लूडो' })),
  bad(
    'command',
    'a name with capitals',
    command({ name: 'Ludo' }),
    'name',
    'APPLICATION_COMMAND_INVALID_NAME',
  ),
  bad(
    'command',
    'a name with a blank',
    command({ name: 'lu do' }),
    'name',
    'APPLICATION_COMMAND_INVALID_NAME',
  ),
  bad('command', 'a name of 33', command({ name: 'a'.repeat(33) }), 'name', 'BASE_TYPE_BAD_LENGTH'),
  bad('command', 'no description', { name: 'ludo' }, 'description', 'BASE_TYPE_REQUIRED'),
  bad(
    'command',
    'a description of 101',
    command({ description: 'a'.repeat(101) }),
    'description',
    'BASE_TYPE_BAD_LENGTH',
  ),
  good('command', 'a command on a person', { name: 'Invite to a table', type: 2 }),
  good('command', 'in Hindi too', command({ name_localizations: { hi: 'लूडो' } })),
  {
    name: 'in Urdu, which Discord has not',
    to: 'command',
    body: command({ name_localizations: { ur: 'لڈو' } }),
    verdict: { code: 50035 },
  },
  {
    name: 'in Bengali, which Discord has not',
    to: 'command',
    body: command({ description_localizations: { bn: 'লুডো' } }),
    verdict: { code: 50035 },
  },
  good('command', 'permissions as text', command({ default_member_permissions: '32' })),
  bad(
    'command',
    'required after optional',
    command({ options: [text('a'), text('b', { required: true })] }),
    'options.1',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ),
  {
    name: 'an option twice',
    to: 'command',
    body: command({ options: [text('a'), text('a')] }),
    verdict: { code: 50035 },
  },
  bad(
    'command',
    'twenty-six options',
    command({ options: times(26, (index) => text(`o${index}`)) }),
    'options',
    'BASE_TYPE_MAX_LENGTH',
  ),
  bad(
    'command',
    'a choice value of 101',
    command({ options: [text('a', { choices: [{ name: 'a', value: 'a'.repeat(101) }] })] }),
    'options.0.choices.0.value',
    'BASE_TYPE_BAD_LENGTH',
  ),
  {
    name: 'choices and autocomplete',
    to: 'command',
    body: command({ options: [text('a', { autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
    verdict: { code: 50035 },
  },
  good(
    'command',
    'a subcommand',
    command({ options: [{ type: 1, name: 'open', description: 'd', options: [text('a')] }] }),
  ),
  {
    name: 'a subcommand in a subcommand',
    to: 'command',
    body: command({
      options: [
        { type: 1, name: 'a', description: 'd', options: [{ type: 1, name: 'b', description: 'd' }] },
      ],
    }),
    verdict: { code: 50035 },
  },
  {
    name: 'more than 8000 characters',
    to: 'command',
    body: command({
      options: times(25, (index) =>
        text(`o${index}`, {
          description: 'a'.repeat(100),
          choices: times(5, (c) => ({ name: `${c}${'a'.repeat(40)}`, value: `${c}${'b'.repeat(20)}` })),
        }),
      ),
    }),
    verdict: { code: 50035, at: '', inner: 'APPLICATION_COMMAND_TOO_LARGE' },
  },
  good(
    'commands',
    'a hundred commands',
    times(100, (index) => command({ name: `ludo${index}` })),
  ),
  {
    name: 'a hundred and one commands',
    to: 'commands',
    body: times(101, (index) => command({ name: `ludo${index}` })),
    verdict: { code: 30032 },
  },
  { name: 'a command twice', to: 'commands', body: [command({}), command({})], verdict: { code: 50035 } },
  good('commands', 'none', []),
];

export const COMMAND_BODIES: readonly BodyCase[] = [...MODALS, ...COMMANDS];
