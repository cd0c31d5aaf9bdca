import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { matches } from '#contract/shapes.ts';
import { fieldsOf } from './fields.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { Schema } from './schema.ts';

const described = (schema: z.ZodType) =>
  fieldsOf(jsonSchemaOf(schema, 'input') as Schema, {}).map(
    ({ name, type, isRequired }) => `${name}${isRequired ? '' : '?'}: ${type}`,
  );

describe('the fields of a call', () => {
  test('are listed by their path', () => {
    const schema = z.object({
      data: z.tuple([z.object({ id: Id, place: z.object({ city: z.string() }).nullable() })]),
    });
    expect(described(schema)).toEqual([
      'data[].id: integer',
      'data[].place: object | null',
      'data[].place.city: string',
    ]);
  });

  test('are listed with their types', () => {
    const schema = z.object({
      kind: z.enum(['a', 'b']),
      day: z.iso.date().nullable(),
      names: z.array(z.string()).optional(),
      size: z.int().min(1).max(100).default(20),
      text: z.record(z.string(), z.string()),
      name: z.string().min(2).max(5),
    });
    expect(described(schema)).toEqual([
      'kind: "a" | "b"',
      'day: date | null',
      'names[]?: list of string',
      'size?: integer, at least 1, at most 100, 20 by default',
      'text: { [name]: string }',
      'name: string, 2 characters or more, 5 characters or fewer',
    ]);
  });

  test('of a comparison are listed once', () => {
    expect(described(z.object({ id: matches(Id) }).partial())).toEqual([
      'id?: integer, a list of them, or {gte, lte, ne, like}',
    ]);
  });
});
