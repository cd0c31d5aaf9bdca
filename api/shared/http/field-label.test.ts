import { isContractProcedure } from '@orpc/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { fieldLabel } from './field-label.ts';

type Schema = { properties?: Record<string, Schema>; [part: string]: unknown };

const inputs = Object.entries(contract).flatMap(([slice, calls]) =>
  Object.entries(calls).flatMap(([name, call]) => {
    const schema = isContractProcedure(call) ? call['~orpc'].inputSchema : undefined;
    return schema instanceof z.ZodType ? [[`${slice}.${name}`, schema] as const] : [];
  }),
);

/** The path of every field within a schema, whatever lists and alternatives lie between. */
function pathsIn(schema: unknown, path: string[] = []): string[][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, ...parts }: Schema = { ...schema };
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [[...path, name], ...pathsIn(inner, [...path, name])]),
    ...Object.values(parts).flatMap((part) => pathsIn(part, path)),
  ];
}

describe('a field of an input', () => {
  test.each(inputs)('has a name that people use: %s', (_, schema) => {
    const paths = pathsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    const within = paths.map((path) => (path[0] === 'data' ? path.slice(1) : path)).filter((path) => path.length > 0);
    for (const locale of ['pt-PT', 'en-GB'] as const) {
      expect(within.filter((path) => /^$|[_.]/.test(fieldLabel(path, locale) ?? ''))).toEqual([]);
    }
  });

  test('is called as in the form', () => {
    expect(fieldLabel(['data', 0, 'person', 'first_name'], 'pt-AO')).toBe('Nome');
    expect(fieldLabel(['data', 0, 'title', 'en-GB'], 'en-GB')).toBe('Title');
  });

  test('without a name of its own has none, whatever it is called', () => {
    expect(fieldLabel(['constructor'], 'pt-PT')).toBeNull();
    expect(fieldLabel([], 'en-GB')).toBeNull();
  });
});
