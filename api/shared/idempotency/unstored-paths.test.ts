import type { AnyContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { metaOf } from '#contract/shapes.ts';
import { unstoredPaths } from './unstored-paths.ts';

const secretFields = /"(password|new_password|credential|token|refreshToken|launch_token|secret|recovery_codes)":/;

const calls = Object.values(contract).flatMap((slice) => Object.values<AnyContractProcedure>(slice));

test('a call with a secret in its input or answer is marked', () => {
  const match = calls.filter(holdsSecret).map(pathOf);
  expect(match.length).toBeGreaterThan(15);
  expect(match.filter((path) => !unstoredPaths.includes(path))).toEqual([]);
});

test('a call whose addresses give access is secret', () => {
  expect(calls.filter((call) => metaOf(call).secret).map(pathOf)).toContain('/contents/open');
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

function pathOf(call: AnyContractProcedure): string {
  return call['~orpc'].route.path ?? '';
}
