import type { AnyContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { metaOf } from '#contract/shapes.ts';
import { isStored, nameOf, unstoredCalls } from './unstored-calls.ts';

const secretFields = /"(password|new_password|credential|token|refreshToken|launch_token|secret|recovery_codes)":/;

const calls = Object.values(contract).flatMap((slice) => Object.values<AnyContractProcedure>(slice));

test('a call with a secret in its input or answer is marked', () => {
  const match = calls.filter(holdsSecret).map(nameOf);
  expect(match.length).toBeGreaterThan(15);
  expect(match.filter((name) => !unstoredCalls.includes(name))).toEqual([]);
});

test('a call whose addresses give access is secret', () => {
  expect(calls.filter((call) => metaOf(call).secret).map(nameOf)).toContain('POST /contents/open');
});

test('a command is stored, also where a list has its path', () => {
  const commands = calls.filter(isStored).map(nameOf);
  expect(commands).toContain('PUT /categories');
  expect(unstoredCalls).toContain('POST /categories');
  expect(commands.filter((name) => unstoredCalls.includes(name))).toEqual([]);
});

test('a call that retrieves says that it reads', () => {
  const named = Object.values(contract).flatMap((slice) =>
    Object.entries<AnyContractProcedure>(slice).filter(([name]) => name.startsWith('retrieve')),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([, call]) => !metaOf(call).reads).map(([name]) => name)).toEqual([]);
});

function holdsSecret(call: AnyContractProcedure): boolean {
  const { inputSchema, outputSchema } = call['~orpc'];
  return [describe(inputSchema, 'input'), describe(outputSchema, 'output')].some((text) => secretFields.test(text));
}

function describe(schema: unknown, io: 'input' | 'output'): string {
  return schema instanceof z.ZodType ? JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' })) : '';
}
