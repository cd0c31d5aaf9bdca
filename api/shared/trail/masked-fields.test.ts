import type { AnyContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { metaOf } from '#contract/shapes.ts';
import { maskedFields, plainFields } from './masked-fields.ts';

type Described = z.core.JSONSchema.JSONSchema;

/** The names of all fields in the inputs of commands that the audit trail stores, with a call that has each. */
function storedFields(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [slice, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries<AnyContractProcedure>(calls)) {
      const { claim, reads, secret } = metaOf(call);
      const { inputSchema } = call['~orpc'];
      if (claim === undefined || reads || secret || !(inputSchema instanceof z.ZodType)) continue;
      const described = z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' });
      for (const field of fieldsOf(described)) names.set(field, `${slice}.${name}`);
    }
  }
  names.delete('data');
  return names;
}

function fieldsOf(schema: Described): string[] {
  const {
    properties = {},
    items,
    additionalProperties,
    prefixItems = [],
    anyOf = [],
    oneOf = [],
    allOf = [],
    $defs = {},
  } = schema;
  const parts: unknown[] = [
    items,
    additionalProperties,
    ...prefixItems,
    ...anyOf,
    ...oneOf,
    ...allOf,
    ...Object.values($defs),
  ];
  const own = Object.entries(properties).flatMap(([name, part]) => [name, ...within(part)]);
  return [...own, ...parts.flatMap(within)];
}

function within(part: unknown): string[] {
  return typeof part === 'object' && part !== null ? fieldsOf(part as Described) : [];
}

const masked = new Set(Object.keys(maskedFields));

test('every field of a command of staff is either stored or masked', () => {
  const unclassed = [...storedFields()].filter(([field]) => !plainFields.has(field) && !masked.has(field));
  expect(unclassed).toEqual([]);
});

test('no field is both, and none is listed that no command has', () => {
  const fields = storedFields();
  expect([...plainFields].filter((field) => masked.has(field))).toEqual([]);
  expect([...plainFields, ...masked].filter((field) => !fields.has(field))).toEqual([]);
});

test('what names or reaches a person is masked', () => {
  const aboutPeople = /e-?mail|phone|tax_id|document|birth|address|password|iban|message|token|secret/;
  const plain = [...plainFields].filter((field) => aboutPeople.test(field) && !/_ids?$/.test(field));
  expect(plain).toEqual([]);
});
