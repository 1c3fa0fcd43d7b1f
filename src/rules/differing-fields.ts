/** In which fields two rulesets differ. */

/** The names of the fields that differ, `id` left out: it only names the rest. Lists and tables compare by content. */
export function differingFields(one: object, other: object): readonly string[] {
  const left = new Map<string, unknown>(Object.entries(one));
  const right = new Map<string, unknown>(Object.entries(other));
  const names = new Set([...left.keys(), ...right.keys()]);
  names.delete('id');
  return [...names].filter((name) => canonical(left.get(name)) !== canonical(right.get(name)));
}

/** Text that is the same exactly for values that mean the same: the order of faces and of keys says nothing. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify([...value].sort());
  if (typeof value === 'object' && value !== null) {
    return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return JSON.stringify(value) ?? 'undefined';
}
