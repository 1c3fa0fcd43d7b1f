/** What Discord's description needs before a validator can use it: unions told apart by their type, odd numbers. */

type Schema = Readonly<Record<string, unknown>>;

/** JSON Schema's keyword; written out in an object it would look like a promise. */
const THEN = 'then';

/** The description as a validator can use it. */
export function usable(description: Schema): Schema {
  return clearUnions(corrected(description));
}

/** Its own words: where it differs from the documentation, the documentation is right. */
function corrected(description: Schema): Schema {
  const components = part(description, 'components');
  const schemas = part(components, 'schemas');
  const inner = part(schemas, 'InnerErrors');
  const fixes: Schema = {
    // The documentation shows words where the description wants numbers.
    InnerErrors: {
      ...inner,
      properties: {
        _errors: {
          type: 'array',
          items: {
            type: 'object',
            properties: { code: { type: 'string' }, message: { type: 'string' } },
            required: ['code', 'message'],
          },
        },
      },
    },
    // The documentation gives a code only to some rate limits.
    RatelimitedResponse: RATE_LIMITED,
    // The documentation gives the type of the callback, and that may be 5.
    InteractionCallbackResponse: {
      type: 'object',
      properties: {
        ...part(part(schemas, 'InteractionCallbackResponse'), 'properties'),
        resource: {
          oneOf: [4, 5, 7].map((type) => ({
            type: 'object',
            properties: { type: { enum: [type] }, message: { $ref: '#/components/schemas/MessageResponse' } },
            required: ['type', 'message'],
          })),
        },
      },
      required: ['interaction'],
    },
  };
  return { ...description, components: { ...components, schemas: { ...schemas, ...fixes } } };
}

const RATE_LIMITED: Schema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    retry_after: { type: 'number' },
    global: { type: 'boolean' },
    code: { type: 'integer' },
  },
  required: ['message', 'retry_after', 'global'],
};

/** Unions rewritten to if/then, so that the error is that of the member which was meant. */
function clearUnions(description: Schema): Schema {
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isSchema(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewrite(one)]));
    const members = membersOf(inner);
    if (members === null) return inner;
    const { oneOf: _oneOf, anyOf: _anyOf, discriminator: _discriminator, ...rest } = inner;
    const [nothing, ...others] = [...members].sort((a, b) => rank(a) - rank(b));
    if (nothing !== undefined && nothing.type === 'null' && others.length === 1)
      return { ...rest, if: { type: 'null' }, else: others[0] };
    const tags = members.map((member) => tagOf(description, member));
    if (tags.some((tag) => tag === null) || new Set(tags).size !== tags.length) return inner;
    const branches = members.map((member, index) => ({
      if: { properties: { type: { const: tags[index] } } },
      [THEN]: member,
    }));
    return {
      ...rest,
      type: 'object',
      required: ['type'],
      properties: { type: { enum: tags } },
      allOf: branches,
    };
  };
  // A description is an object, and rewriting one gives one.
  return rewrite(description) as Schema;
}

/** The request with numbers where the description wants numbers: the documentation takes both. */
export function normalRequest(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => normalRequest(one, key));
  if (key === 'default_member_permissions' && typeof value === 'string') return Number(value);
  if (!isSchema(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => {
    const isIdOfFile = key === 'attachments' && name === 'id' && typeof one === 'number';
    return [name, isIdOfFile ? String(one) : normalRequest(one, name)];
  });
  return Object.fromEntries(entries);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function part(schema: Schema, name: string): Schema {
  const there = schema[name];
  return isSchema(there) ? there : {};
}

function membersOf(schema: Schema): readonly Schema[] | null {
  const union = schema.oneOf ?? schema.anyOf;
  return Array.isArray(union) && union.every(isSchema) ? union : null;
}

function rank(member: Schema): number {
  return member.type === 'null' ? 0 : 1;
}

/** The one value of `type` that a member takes. */
function tagOf(description: Schema, member: Schema): unknown {
  const target = typeof member.$ref === 'string' ? byReference(description, member.$ref) : member;
  const properties = isSchema(target) && isSchema(target.properties) ? target.properties : {};
  const type = isSchema(properties.type) ? properties.type : {};
  if ('const' in type) return type.const;
  return Array.isArray(type.enum) && type.enum.length === 1 ? type.enum[0] : null;
}

function byReference(description: Schema, reference: string): unknown {
  let value: unknown = description;
  for (const part of reference.split('/').slice(1)) value = isSchema(value) ? value[part] : undefined;
  return value;
}
