/** Whom a text mentions, under Discord's allowed_mentions. */
import { isList, isObject, type Json } from '../json.ts';
import type { World } from '../world.ts';

interface Mentioned {
  readonly users: readonly string[];
  readonly everyone: boolean;
}

/** S: channel messages parse everything without `allowed_mentions`; answers to interactions only users. */
export function mentionsIn(
  world: World,
  content: string,
  allowed: Json | undefined,
  by: 'channel' | 'interaction',
): Mentioned {
  const rules = isObject(allowed) ? allowed : null;
  const parse = rules === null ? (by === 'channel' ? ['users', 'everyone'] : ['users']) : listOf(rules.parse);
  const listed = listOf(rules?.users);
  const named = [...new Set([...content.matchAll(/<@!?(\d{17,20})>/g)].map((match) => match[1] ?? ''))];
  return {
    users: named.filter((id) => world.users.has(id) && (parse.includes('users') || listed.includes(id))),
    everyone: parse.includes('everyone') && /@(everyone|here)\b/.test(content),
  };
}

function listOf(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}
