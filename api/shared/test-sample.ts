import { z } from 'zod';

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  prefixItems?: Schema[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  format?: string;
};

/** The least input that a schema takes, so that a test gets past it. What a pattern or a rule of its own demands is beyond it. */
export function sampleOf(schema: z.ZodType): unknown {
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
}

const texts: Record<string, string> = {
  'date-time': '2026-11-21T08:00:00Z',
  date: '2026-11-21',
  email: 'ana@example.test',
  uri: 'https://example.test',
  uuid: '6f1a1f0e-6f0e-4f3b-9a5c-2f1b1c3d4e5f',
};

function sample(schema: Schema): unknown {
  const [first] = [...(schema.enum ?? []), schema.const].filter((value) => value !== undefined);
  if (first !== undefined) return first;
  const [either] = schema.anyOf ?? schema.oneOf ?? [];
  if (either) return sample(either);
  return (makers[schema.type ?? ''] ?? (() => null))(schema);
}

const makers: Record<string, (schema: Schema) => unknown> = {
  object: objectOf,
  array: itemsOf,
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: () => true,
};

function objectOf({ required = [], properties = {}, additionalProperties }: Schema): unknown {
  const isRecord = typeof additionalProperties === 'object' && Object.keys(properties).length === 0;
  if (isRecord) return { pt: sample(additionalProperties) };
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
}

function itemsOf({ prefixItems, items = {}, minItems = 0 }: Schema): unknown[] {
  if (prefixItems) return prefixItems.map(sample);
  return Array.from({ length: minItems }, () => sample(items));
}

function textOf({ format = '', minLength = 0, maxLength = 3 }: Schema): string {
  return texts[format] ?? 'a'.repeat(Math.max(minLength, Math.min(3, maxLength)));
}

function numberOf({ minimum = 0, exclusiveMinimum = 0 }: Schema): number {
  return Math.max(minimum, exclusiveMinimum + 1);
}
