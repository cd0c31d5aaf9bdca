import { z } from 'zod';
import { referenceTo } from './schema.ts';

type Described = z.core.JSONSchema.BaseSchema;
type Registry = z.core.$ZodRegistry<{ id: string }>;

export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Described {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: adapted(io) });
  return described;
}

/** The schemas of a registry by id, with references to each other as components. */
export function jsonSchemasOf(registry: Registry, io: 'input' | 'output'): Record<string, Described> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    override: adapted(io),
    uri: (id) => referenceTo(id).$ref ?? id,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...described }]) => [id, described]),
  );
}

type Override = (parts: { jsonSchema: Described }) => void;

function adapted(io: 'input' | 'output'): Override {
  return ({ jsonSchema }) => {
    leaveOutNoise(jsonSchema);
    withoutTuple(jsonSchema);
    // Answers may gain fields.
    if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  };
}

/** Drops what a format implies, and the bounds of every JavaScript number. */
function leaveOutNoise(jsonSchema: Described): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.format === 'date-time') delete jsonSchema.maxLength;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** Client generators support lists of a fixed length better than tuples. */
function withoutTuple(jsonSchema: Described): void {
  const prefixItems = jsonSchema.prefixItems as Described[] | undefined;
  if (!prefixItems) return;
  const [first, ...others] = prefixItems;
  const alike = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  delete jsonSchema.prefixItems;
  const items: Described = (alike ? first : { anyOf: prefixItems }) ?? {};
  jsonSchema.items = items;
  jsonSchema.minItems = prefixItems.length;
  jsonSchema.maxItems = prefixItems.length;
}
