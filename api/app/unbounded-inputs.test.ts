import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonLimits } from '#api/shared/json-limits.ts';
import { calls } from './calls.ts';
import { longestListIn, unboundedIn } from './unbounded-inputs.ts';

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
  ] as const)('is found: %s', ([, schema, found]) => {
    expect(unboundedIn(schema)).toEqual(found);
  });

  test('is none where each has one', () => {
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
