import { userOfAddress } from '#api/people/identity/index.ts';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { after, makeUser, signInAs } from '#api/people/identity/make.ts';
import { changeUsername } from './change-username.ts';
import { confirmUsername } from './confirm-username.ts';
import { purgeAddressChanges } from './purge-address-changes.ts';
import { writeAboutChange } from './write-about-change.ts';

const newAddress = { username: ' Nova@Exemplo.ao ' };

async function react(ctx: Ctx): Promise<void> {
  const changes = await ctx.db.selectFrom('email_changes').select('id').execute();
  for (const { id } of changes) await writeAboutChange({ ...ctx, actor: { kind: 'system' } }, id);
}

async function emailsTo(ctx: Ctx, recipient: string) {
  return ctx.db.selectFrom('mails').select(['subject', 'body_text']).where('recipient', '=', recipient).execute();
}

async function tokenTo(ctx: Ctx, recipient: string): Promise<string> {
  const emails = await emailsTo(ctx, recipient);
  return /confirm=([\w-]+)/.exec(emails.at(-1)?.body_text ?? '')?.[1] ?? '';
}

describe('a new email address', () => {
  test('is taken once by the link sent to it, and the old one is notified', async ({ ctx }) => {
    const user = await makeUser(ctx, { username: 'velha@exemplo.ao' });
    const me = await signInAs(ctx, user);
    expect(await changeUsername(me, newAddress)).toEqual({ username: 'nova@exemplo.ao' });
    await react(ctx);
    const token = await tokenTo(ctx, 'nova@exemplo.ao');
    expect(await userOfAddress(ctx, 'velha@exemplo.ao')).toBeDefined();
    expect(await confirmUsername(me, { token })).toMatchObject({ username: 'nova@exemplo.ao' });
    expect(await userOfAddress(ctx, 'velha@exemplo.ao')).toBeNull();
    expect(await emailsTo(ctx, 'velha@exemplo.ao')).toMatchObject([{ subject: 'O endereço da sua conta mudou' }]);
    await expect(confirmUsername(me, { token })).rejects.toThrow('link_not_valid');
  });

  test('needs a fresh sign-in and a valid address', async ({ ctx }) => {
    const user = await makeUser(ctx);
    await expect(changeUsername(ctx, newAddress)).rejects.toThrow('not_signed_in');
    const me = await signInAs(ctx, user);
    await expect(changeUsername(me, { username: 'nova@' })).rejects.toThrow('username_invalid');
    await expect(changeUsername(after(me, { minutes: 11 }), newAddress)).rejects.toThrow('reauthentication_required');
  });

  test('of another user gets the same answer, and its owner is notified', async ({ ctx }) => {
    await makeUser(ctx, { username: 'nova@exemplo.ao' });
    const me = await signInAs(ctx, await makeUser(ctx));
    expect(await changeUsername(me, newAddress)).toEqual({ username: 'nova@exemplo.ao' });
    await react(ctx);
    const emails = await emailsTo(ctx, 'nova@exemplo.ao');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.body_text).not.toContain('confirm=');
  });

  test('is refused when it was taken meanwhile', async ({ ctx }) => {
    const me = await signInAs(ctx, await makeUser(ctx));
    await changeUsername(me, newAddress);
    await react(ctx);
    await makeUser(ctx, { username: 'nova@exemplo.ao' });
    const token = await tokenTo(ctx, 'nova@exemplo.ao');
    await expect(confirmUsername(me, { token })).rejects.toThrow('link_not_valid');
  });

  test('cannot be confirmed by another user, too late, or by an earlier link', async ({ ctx }) => {
    const me = await signInAs(ctx, await makeUser(ctx));
    const other = await signInAs(ctx, await makeUser(ctx));
    await changeUsername(me, newAddress);
    await react(ctx);
    const token = await tokenTo(ctx, 'nova@exemplo.ao');
    await expect(confirmUsername(other, { token })).rejects.toThrow('link_not_valid');
    await expect(confirmUsername(after(me, { days: 1, seconds: 1 }), { token })).rejects.toThrow('link_not_valid');
    await expect(confirmUsername(ctx, { token })).rejects.toThrow('not_signed_in');
    await changeUsername(me, { username: 'outra@exemplo.ao' });
    await expect(confirmUsername(me, { token })).rejects.toThrow('link_not_valid');
  });

  test('is deleted when nobody confirms it', async ({ ctx }) => {
    await changeUsername(await signInAs(ctx, await makeUser(ctx)), newAddress);
    await purgeAddressChanges(after(ctx, { days: 1 }));
    expect(await ctx.db.selectFrom('email_changes').select('id').execute()).toHaveLength(1);
    await purgeAddressChanges(after(ctx, { days: 1, seconds: 1 }));
    expect(await ctx.db.selectFrom('email_changes').select('id').execute()).toEqual([]);
  });

  test('receives at most five emails an hour, regardless of who asks', async ({ ctx }) => {
    for (let i = 0; i < 7; i += 1) {
      const me = await signInAs(ctx, await makeUser(ctx));
      await changeUsername(me, newAddress);
    }
    await react(ctx);
    expect(await emailsTo(ctx, 'nova@exemplo.ao')).toHaveLength(5);
    const me = await signInAs(ctx, await makeUser(ctx));
    for (let i = 0; i < 5; i += 1) await changeUsername(me, { username: `n${i}@exemplo.ao` });
    await expect(changeUsername(me, newAddress)).rejects.toThrow('too_many_requests');
  });
});
