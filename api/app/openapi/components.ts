import {
  isComparison,
  mapParts,
  nameIn,
  namesWithin,
  pascal,
  referenceTo,
  type Schema,
  type Schemas,
} from './schema.ts';

export function componentsOf(schemas: Schemas, needed: string[]): Schemas {
  return sortedByName(withoutTwins(withPlainNames(reachable(schemas, needed))));
}

function reachable(schemas: Schemas, needed: string[]): Schemas {
  const match = new Set(needed);
  for (const name of match) for (const other of namesWithin(schemas[name])) match.add(other);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => match.has(name)));
}

/** Drops the suffix `Input` where no schema without it exists. */
function withPlainNames(schemas: Schemas): Schemas {
  const plain = (name: string) => {
    const short = name.replace(/Input$/, '');
    return short in schemas ? name : short;
  };
  const rename = (schema: Schema) => {
    const name = nameIn(schema);
    return name === undefined ? schema : { ...schema, ...referenceTo(plain(name)) };
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [plain(name), rename(mapParts(schema, rename))]),
  );
}

type Twin = { name: string; schema: Schema };

/** Makes every repeated part a component, innermost first. */
function withoutTwins(schemas: Schemas): Schemas {
  const twins = innermost(twinsIn(schemas));
  if (twins.size === 0) return schemas;
  const named = new Map<string, Twin>();
  for (const [key, { name, schema, parent }] of twins) {
    const taken = name in schemas || [...named.values()].some((other) => other.name === name);
    named.set(key, { name: taken ? pascal(`${parent} ${name}`) : name, schema });
  }
  const replace = (part: Schema): Schema => {
    const twin = named.get(keyOf(part));
    if (!twin || !isWorthAName(part)) return part;
    return { ...(part.description && { description: part.description }), ...referenceTo(twin.name) };
  };
  const replaced = Object.entries(schemas).map(([name, schema]): [string, Schema] => [name, mapParts(schema, replace)]);
  return withoutTwins(
    Object.fromEntries([...replaced, ...[...named.values()].map(({ name, schema }) => [name, schema])]),
  );
}

function twinsIn(schemas: Schemas): Map<string, Twin & { parent: string }> {
  const seen = new Map<string, Twin & { parent: string; times: number }>();
  for (const [parent, schema] of Object.entries(schemas)) {
    const owner = parent.replace(/(Request|Answer)$/, '');
    mapParts(schema, (part, field) => {
      if (!isWorthAName(part)) return part;
      const key = keyOf(part);
      const name = nameOfComparison(part, field) ?? pascal(`${owner} ${field || 'choice'}`);
      const twin = seen.get(key) ?? { name, schema: core(part), parent, times: 0 };
      seen.set(key, { ...twin, times: twin.times + 1 });
      return part;
    });
  }
  return new Map([...seen].filter(([, { times }]) => times > 1));
}

function innermost<T>(twins: Map<string, T>): Map<string, T> {
  const keys = [...twins.keys()];
  return new Map(
    [...twins].filter(([key]) => !keys.some((other) => other !== key && key.includes(other.slice(1, -1)))),
  );
}

function isWorthAName(schema: Schema): boolean {
  const { properties, enum: values = [] } = schema;
  if (isComparison(schema)) return true;
  // The bounds of a comparison and the filter in `data` are described with their parent.
  return values.length > 2 || (properties !== undefined && !('like' in properties || 'filter' in properties));
}

function nameOfComparison(schema: Schema, field: string): string | undefined {
  const [first] = schema.anyOf ?? [];
  if (!first || !isComparison(schema)) return undefined;
  return `Matching${nameIn(first) ?? (first.enum ? pascal(field) : `Text${first.maxLength ?? ''}`)}`;
}

function core({ description: _, ...schema }: Schema): Schema {
  return schema;
}

function keyOf(schema: Schema): string {
  return JSON.stringify(core(schema));
}

function sortedByName(schemas: Schemas): Schemas {
  return Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}
