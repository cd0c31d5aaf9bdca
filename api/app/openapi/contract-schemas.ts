import { dirname, basename, resolve } from 'node:path';
import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { jsonSchemaOf, jsonSchemasOf } from './json-schema.ts';
import { mapParts, nameIn, pascal, referenceTo, type Schema, type Schemas } from './schema.ts';
import { readSourceDocs, type Docs } from './source-docs.ts';

type Exported = { schema: z.ZodType; room: string; name: string; docs: Docs };

export type Contract = { schemas: Exported[]; descriptions: Map<Route, string> };
/** The route object of a call stays the same when its slice is merged into the contract. */
type Route = AnyContractProcedure['~orpc']['route'];

export async function readContract(): Promise<Contract> {
  const exported: { room: string; name: string; value: unknown; docs: Docs }[] = [];
  for (const [path, constants] of readSourceDocs()) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ resolve(path));
    // In source order, which does not depend on the module loader.
    for (const [name, docs] of constants)
      exported.push({ room: basename(dirname(path)), name, value: module[name], docs });
  }
  return {
    schemas: exported.flatMap(({ value, ...rest }) => (value instanceof z.ZodType ? [{ ...rest, schema: value }] : [])),
    descriptions: new Map(exported.flatMap(({ value, docs: { fields } }) => descriptionsIn(value, fields))),
  };
}

function descriptionsIn(value: unknown, docs: Docs['fields']): [Route, string][] {
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType) return [];
  return Object.entries(value).flatMap(([name, call]): [Route, string][] => {
    const description = docs[name]?.description;
    return isContractProcedure(call) && description ? [[call['~orpc'].route, description]] : [];
  });
}

type Io = 'input' | 'output';

/** A call or a raw route. Its schemas are called `${name}Request` and `${name}Answer`. */
export type Exchange = Record<Io, unknown> & { name: string };

export function schemasOf({ schemas }: Contract, exchanges: Exchange[]): Schemas {
  const names = namesOf(schemas);
  const requests = exchanges.map(({ name, input }) => [`${name}Request`, input]);
  const answers = exchanges.map(({ name, output }) => [`${name}Answer`, output]);
  return {
    ...converted(Object.fromEntries(requests), { schemas, names, io: 'input' }),
    ...converted(Object.fromEntries(answers), { schemas, names, io: 'output' }),
  };
}

type Names = Map<z.ZodType, Record<Io, string>>;

/**
 * A schema is named after its constant, with the slice before it where two constants have the same name. It has two
 * names where its input differs from its output.
 */
function namesOf(exported: Exported[]): Names {
  const contents = new Map<string, string>();
  const claim = (name: string, schema: z.ZodType, io: Io) => {
    const content = JSON.stringify(jsonSchemaOf(schema, io));
    if (contents.has(name) && contents.get(name) !== content) return undefined;
    contents.set(name, content);
    return name;
  };
  return new Map(
    exported.map(({ schema, room, name }) => {
      const output = claim(name, schema, 'output') ?? pascal(`${room} ${name}`);
      const input = claim(output, schema, 'input') ?? `${output}Input`;
      return [schema, { input, output }];
    }),
  );
}

type Converting = { schemas: Exported[]; names: Names; io: Io };

function converted(tops: Record<string, unknown>, { schemas, names, io }: Converting): Schemas {
  const registry = z.registry<{ id: string }>();
  const ids = new Map<string, { name: string; docs: Docs }>();
  const add = (schema: unknown, name: string, docs: Docs) => {
    if (!(schema instanceof z.ZodType) || registry.has(schema)) return;
    const id = `${ids.size}`;
    registry.add(schema, { id });
    ids.set(id, { name, docs });
  };
  for (const { schema, name, docs } of schemas) add(schema, names.get(schema)?.[io] ?? name, docs);
  // A request may be an exported schema.
  const aliases = Object.entries(tops).flatMap(([name, schema]): [string, Schema][] => {
    const own = schema instanceof z.ZodType && names.get(schema)?.[io];
    return own ? [[name, referenceTo(own)]] : [];
  });
  for (const [name, schema] of Object.entries(tops)) add(schema, name, { fields: {} });
  const made = jsonSchemasOf(registry, io);
  const rename = (schema: Schema) => {
    const found = ids.get(nameIn(schema) ?? '');
    return found ? { ...schema, ...referenceTo(found.name) } : schema;
  };
  const whole = [...ids].map(([id, { name, docs }]): [string, Schema] => [
    name,
    described(rename(mapParts(Object(made[id]), rename)), docs),
  ]);
  return Object.fromEntries([...whole, ...aliases]);
}

/** Adds the comments as descriptions. */
function described(schema: Schema, { description, fields }: Docs): Schema {
  const { properties, items, anyOf, oneOf } = schema;
  const all = (parts: Schema[]) => parts.map((part) => (nameIn(part) ? part : described(part, { fields })));
  return {
    ...(description && { description }),
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, described(part, fields[name] ?? { fields: {} })]),
      ),
    }),
    ...(items && { items: described(items, { fields }) }),
    ...(anyOf && { anyOf: all(anyOf) }),
    ...(oneOf && { oneOf: all(oneOf) }),
  };
}
