import { describe, expect } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { asA, makeUser, signInAs } from './make.ts';

describe('a made user', () => {
  test('has the claims of the given roles', async ({ ctx }) => {
    const student = await signInAs(ctx, await makeUser(ctx, { name: 'Ana' }));
    expect(student.actor).toMatchObject({ kind: 'user', roles: ['student'], claims: ['users.edit'] });
    const administrator = await asA(ctx, 'administrator');
    expect(administrator.actor).toMatchObject({ claims: expect.arrayContaining(['payments.approve']) });
  });
});
