import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { z } from 'zod';
import { jsonSchemaOf, jsonSchemasOf } from './json-schema.ts';
import { mapParts, nameIn, pascal, referenceTo, type Schema, type Schemas } from './schema.ts';

type Exported = { schema: z.ZodType; room: string; name: string };

/** The schemas that the contract exports, by the names of their constants. */
export async function readContractSchemas(): Promise<Exported[]> {
  const paths = globSync('contract/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const exported: Exported[] = [];
  for (const path of paths.toSorted()) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ resolve(path));
    // The order of exports depends on the module loader.
    for (const name of Object.keys(module).toSorted()) {
      const schema = module[name];
      if (schema instanceof z.ZodType) exported.push({ room: basename(dirname(path)), name, schema });
    }
  }
  return exported;
}

type Io = 'input' | 'output';

/** A call or a raw route. Its schemas are called `${name}Request` and `${name}Answer`. */
export type Exchange = Record<Io, unknown> & { name: string };

export function schemasOf(schemas: Exported[], exchanges: Exchange[]): Schemas {
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
  const ids = new Map<string, string>();
  const add = (schema: unknown, name: string) => {
    if (!(schema instanceof z.ZodType) || registry.has(schema)) return;
    const id = `${ids.size}`;
    registry.add(schema, { id });
    ids.set(id, name);
  };
  for (const { schema, name } of schemas) add(schema, names.get(schema)?.[io] ?? name);
  // A request may be an exported schema.
  const aliases = Object.entries(tops).flatMap(([name, schema]): [string, Schema][] => {
    const own = schema instanceof z.ZodType && names.get(schema)?.[io];
    return own ? [[name, referenceTo(own)]] : [];
  });
  for (const [name, schema] of Object.entries(tops)) add(schema, name);
  const made = jsonSchemasOf(registry, io);
  const rename = (schema: Schema) => {
    const name = ids.get(nameIn(schema) ?? '');
    return name === undefined ? schema : { ...schema, ...referenceTo(name) };
  };
  const whole = [...ids].map(([id, name]): [string, Schema] => [name, rename(mapParts(Object(made[id]), rename))]);
  return Object.fromEntries([...whole, ...aliases]);
}
