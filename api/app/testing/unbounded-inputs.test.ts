import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonLimits } from '#api/shared/http/json-limits.ts';
import { calls } from '../calls.ts';

type Described = z.core.JSONSchema.JSONSchema;

const inputs = calls.flatMap(({ slice, name, declared }) => {
  const { inputSchema } = declared['~orpc'];
  return inputSchema instanceof z.ZodType ? [[`${slice}.${name}`, inputSchema] as const] : [];
});

describe('the input of a call', () => {
  test('is declared', () => {
    expect(inputs).toHaveLength(calls.length);
  });

  test.for(inputs)('has a maximum for every list, record and text: %s', ([, schema]) => {
    expect(unboundedIn(schema)).toEqual([]);
  });

  test('takes no list that is longer than any body may hold', () => {
    expect(Math.max(...inputs.map(([, schema]) => longestListIn(schema)))).toBeLessThanOrEqual(jsonLimits.entries);
  });
});

describe('a planted input without a maximum', () => {
  const Name = z.string().max(3);

  test.for([
    ['a text', z.strictObject({ name: z.string() }), ['.name']],
    ['a text by its pattern alone', z.strictObject({ name: z.string().regex(/^a+$/) }), ['.name']],
    ['a moment', z.strictObject({ at: z.iso.datetime() }), ['.at']],
    ['a list', z.strictObject({ names: z.array(Name) }), ['.names']],
    ['a text in a list', z.strictObject({ names: z.array(z.string()).max(3) }), ['.names[]']],
    ['a record', z.strictObject({ names: z.record(Name, Name) }), ['.names']],
    ['the name in a record', z.record(z.string(), Name).meta({ maxProperties: 2 }), ['{name}']],
    ['the text in a record', z.record(Name, z.string()).meta({ maxProperties: 2 }), ['{}']],
    ['one of several kinds', z.union([z.int(), z.array(Name)]), ['']],
    ['a part of a pair', z.tuple([z.int(), z.string()]), ['[]']],
    ['an optional one', z.strictObject({ name: z.string().nullable().optional() }), ['.name']],
  ] as const)('is found: %s', ([, schema, match]) => {
    expect(unboundedIn(schema)).toEqual(match);
  });

  test('is not found where each has one', () => {
    const schema = z.strictObject({
      name: Name,
      day: z.iso.date(),
      kind: z.enum(['a', 'b']),
      pair: z.tuple([z.int(), Name]),
      names: z.record(Name, Name).meta({ maxProperties: 2 }),
    });
    expect(unboundedIn(schema)).toEqual([]);
  });
});

function unboundedIn(schema: z.ZodType): string[] {
  return unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
}

function longestListIn(schema: z.ZodType): number {
  return Math.max(0, ...listsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));
}

function unbounded(schema: Described, path: string): string[] {
  if (schema.enum || schema.const !== undefined) return [];
  return [
    ...(isUnbounded(schema) ? [path] : []),
    ...partsOf(schema).flatMap(([name, part]) => unbounded(part, path + name)),
  ];
}

function isUnbounded(schema: Described): boolean {
  // A date has a fixed length.
  if (isOf(schema, 'string')) return schema.maxLength === undefined && schema.format !== 'date';
  if (isOf(schema, 'array')) return schema.maxItems === undefined && schema.prefixItems === undefined;
  return isRecord(schema) && schema.maxProperties === undefined;
}

/** A nullable type names both. */
function isOf({ type }: { type?: Described['type'] | string[] }, kind: string): boolean {
  return [type].flat().includes(kind);
}

/** Unnamed fields are ignored, and every body is limited. */
function isRecord({ type, properties = {}, additionalProperties }: Described): boolean {
  return isOf({ type }, 'object') && Object.keys(properties).length === 0 && additionalProperties !== false;
}

function listsOf(schema: Described): number[] {
  const own = isOf(schema, 'array') ? [schema.maxItems ?? 0] : [];
  return [...own, ...partsOf(schema).flatMap(([, part]) => listsOf(part))];
}

function partsOf({
  properties = {},
  propertyNames,
  additionalProperties,
  ...schema
}: Described): [string, Described][] {
  const either = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const items = [schema.items ?? [], schema.prefixItems ?? []].flat();
  const parts: [string, unknown][] = [
    ...Object.entries(properties).map(([name, part]): [string, unknown] => [`.${name}`, part]),
    ...either.map((part): [string, unknown] => ['', part]),
    ...items.map((part): [string, unknown] => ['[]', part]),
    ['{name}', propertyNames],
    ['{}', additionalProperties],
  ];
  return parts.filter((part): part is [string, Described] => typeof part[1] === 'object' && part[1] !== null);
}
