import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { after, asA } from '#api/people/identity/make.ts';
import { beginExport, finishExport, tidyExports } from './making-export.ts';
import { readExport } from './read-export.ts';
import { requestExport } from './request-export.ts';
import { retrieveExports } from './retrieve-exports.ts';

const all = { filter: {}, sort: [], limit: 20, offset: 0 };

async function made(user: Ctx): Promise<{ id: number; key: string }> {
  const { id } = await requestExport(user);
  const operator = asSystem(user);
  const started = await beginExport(operator, id);
  if (!started) throw new Error('There was nothing to make.');
  await user.files.write(started.key, new Uint8Array(7));
  await finishExport(operator, started);
  return started;
}

async function requestEvents(ctx: Ctx): Promise<unknown[]> {
  const rows = await ctx.db
    .selectFrom('outbox_events')
    .select('payload')
    .where('kind', '=', 'export_requested')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => payload);
}

describe('an export of personal data', () => {
  test('is made one at a time: a waiting one is the answer', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    const [one, other] = [await requestExport(user), await requestExport(user)];
    expect(other).toEqual(one);
    expect(one).toMatchObject({ status: 'waiting', ready_at: null, byte_size: null });
    expect(await requestEvents(ctx)).toEqual([{ export_id: one.id }]);
  });

  test('can be downloaded for seven days, which an email says', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    const { id, key } = await made(user);
    expect(await readExport(user, id)).toEqual({
      name: 'mestria-2026-11-21.zip',
      mime: 'application/zip',
      storage_key: key,
      byte_size: 7,
    });
    const mail = await ctx.db.selectFrom('mails').select('body_text').executeTakeFirstOrThrow();
    expect(mail.body_text).toContain('28 de novembro de 2026');
    const later = after(user, { days: 7 });
    await expect(readExport(later, id)).rejects.toThrow('not_found');
    expect((await retrieveExports(later, all)).results).toMatchObject([{ id, status: 'expired' }]);
    await tidyExports(asSystem(later));
    expect(await ctx.files.size(key)).toBeNull();
  });

  test('is not available to others, whatever their claims', async ({ ctx }) => {
    const { id } = await made(await asA(ctx, 'student'));
    const administrator = await asA(ctx, 'administrator');
    await expect(readExport(administrator, id)).rejects.toThrow('not_found');
    expect(await retrieveExports(administrator, all)).toEqual({ results: [], total: 0 });
    await expect(readExport(ctx, id)).rejects.toThrow('not_signed_in');
    await expect(readExport(administrator, Number.NaN)).rejects.toThrow('not_found');
  });

  test('replaces the previous one', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    const first = await made(user);
    const second = await made(user);
    await expect(readExport(user, first.id)).rejects.toThrow('not_found');
    await tidyExports(asSystem(ctx));
    expect(await ctx.files.size(first.key)).toBeNull();
    expect((await readExport(user, second.id)).storage_key).toBe(second.key);
  });

  test('needs a fresh sign-in and is limited per day', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    await expect(requestExport(after(user, { minutes: 11 }))).rejects.toThrow('reauthentication_required');
    await expect(requestExport(ctx)).rejects.toThrow('not_signed_in');
    for (let at = 0; at < 5; at += 1) await made(user);
    await expect(requestExport(user)).rejects.toThrow('too_many_requests');
  });

  test('is ready once when two workers make it, and the other copy is deleted', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    const { id } = await requestExport(user);
    const operator = asSystem(ctx);
    const first = await beginExport(operator, id);
    await ctx.files.write(first?.key ?? '', new Uint8Array(3));
    const second = await beginExport(operator, id);
    expect(await ctx.files.size(first?.key ?? '')).toBeNull();
    for (const started of [first, second]) {
      if (!started) throw new Error('There was nothing to make.');
      await ctx.files.write(started.key, new Uint8Array(3));
      await finishExport(operator, started);
    }
    expect(await ctx.files.size(first?.key ?? '')).toBeNull();
    expect((await readExport(user, id)).storage_key).toBe(second?.key);
    expect(await ctx.db.selectFrom('mails').select('id').execute()).toHaveLength(1);
    expect(await beginExport(operator, id)).toBeNull();
  });

  test('is restarted when nobody finishes it within an hour', async ({ ctx }) => {
    const { id } = await requestExport(await asA(ctx, 'student'));
    await tidyExports(asSystem(after(ctx, { minutes: 59 })));
    expect(await requestEvents(ctx)).toHaveLength(1);
    await tidyExports(asSystem(after(ctx, { minutes: 61 })));
    expect(await requestEvents(ctx)).toEqual([{ export_id: id }, { export_id: id }]);
  });

  test('is listed in one query', async ({ ctx, queries }) => {
    const user = await asA(ctx, 'student');
    await made(user);
    queries.length = 0;
    await retrieveExports(user, { ...all, filter: { status: 'ready' } });
    expect(queries).toHaveLength(1);
  });
});
