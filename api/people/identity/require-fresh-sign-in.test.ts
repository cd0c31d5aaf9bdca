import { describe, expect } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { after, makeUser, signInAs } from './make.ts';
import { requireFreshSignIn } from './require-fresh-sign-in.ts';

describe('what needs a fresh sign-in', () => {
  test('may be done within ten minutes of it, and not by a guest', async ({ ctx, queries }) => {
    const me = await signInAs(ctx, await makeUser(ctx));
    queries.length = 0;
    await requireFreshSignIn(after(me, { minutes: 10 }));
    expect(queries).toHaveLength(1);
    await expect(requireFreshSignIn(after(me, { seconds: 601 }))).rejects.toMatchObject({
      code: 'reauthentication_required',
      status: 403,
    });
    await expect(requireFreshSignIn(ctx)).rejects.toThrow('not_signed_in');
  });
});
