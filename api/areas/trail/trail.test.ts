import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { writeEntry, type NewEntry } from '#api/shared/trail/write-entry.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import type { AuditEntryFilter } from '#contract/areas/trail/calls.ts';
import { purgeEntries } from './purge-entries.ts';
import { retrieveAuditEntries } from './retrieve-audit-entries.ts';

const at = (ctx: Ctx, day: string): Ctx => ({ ...ctx, now: () => new Date(`${day}T10:00:00Z`) });

async function addEntry(ctx: Ctx, entry: Partial<NewEntry> = {}) {
  const actor = signedIn(ctx);
  await writeEntry(ctx, { actor, call: 'news.updatePost', records: [], changes: null, input: null, ...entry });
}

async function callsIn(ctx: Ctx, filter: AuditEntryFilter = {}) {
  const { results } = await retrieveAuditEntries(ctx, queryOf({ filter }));
  return results.map(({ call }) => call);
}

describe('audit entries', () => {
  test('are found by record, user, call, period and what they say, the newest first', async ({ ctx }) => {
    const reader = await asA(ctx, 'administrator');
    const other = await asA(ctx, 'administrator');
    const records = [{ noun: 'courses', id: 7 }];
    const changes = [{ field: 'title', before: { pt: 'Obra' }, after: { pt: 'Canalização 100%' } }];
    await addEntry(at(reader, '2026-03-01'), { call: 'catalogue.updateCourse', records, changes });
    await addEntry(at(other, '2026-03-02'), { call: 'orders.cancelOrder', records: [{ noun: 'orders', id: 7 }] });
    await addEntry(at(other, '2026-03-03'), { call: 'coupons.createCoupon', input: { code: 'VERAO' } });
    expect(await callsIn(reader)).toEqual(['coupons.createCoupon', 'orders.cancelOrder', 'catalogue.updateCourse']);
    expect(await callsIn(reader, { record: { noun: 'courses', id: 7 } })).toEqual(['catalogue.updateCourse']);
    const either = [
      { noun: 'courses', id: 7 },
      { noun: 'orders', id: 7 },
    ];
    expect(await callsIn(reader, { record: either })).toEqual(['orders.cancelOrder', 'catalogue.updateCourse']);
    expect(await callsIn(reader, { user_id: signedIn(reader).userId })).toEqual(['catalogue.updateCourse']);
    expect(await callsIn(reader, { call: 'orders.cancelOrder' })).toEqual(['orders.cancelOrder']);
    const period = { gte: '2026-03-02T00:00:00Z', lte: '2026-03-02T23:59:59Z' };
    expect(await callsIn(reader, { created_at: period })).toEqual(['orders.cancelOrder']);
    expect(await callsIn(reader, { search: 'canalizacao 100%' })).toEqual(['catalogue.updateCourse']);
    expect(await callsIn(reader, { search: 'verão' })).toEqual(['coupons.createCoupon']);
    expect(await callsIn(reader, { search: '%' })).toEqual(['catalogue.updateCourse']);
  });

  test('are read in at most three statements', async ({ ctx, queries }) => {
    const reader = await asA(ctx, 'administrator');
    for (const id of [1, 2, 3]) await addEntry(reader, { records: [{ noun: 'courses', id }] });
    queries.length = 0;
    const query = queryOf({ filter: { user_id: signedIn(reader).userId }, page: { number: 1, size: 2 } });
    const { results, total } = await retrieveAuditEntries(reader, query);
    expect([results.length, total]).toEqual([2, 3]);
    expect(queries.length).toBeLessThanOrEqual(3);
  });

  test('need the claim', async ({ ctx }) => {
    await expect(callsIn(await asA(ctx, 'trainer'))).rejects.toThrow('not_allowed');
    await expect(callsIn(ctx)).rejects.toThrow('not_signed_in');
  });

  test('are deleted after five years, or when the setting says', async ({ ctx }) => {
    const reader = await asA(ctx, 'administrator');
    await addEntry(at(reader, '2021-11-01'), { call: 'old.one', records: [{ noun: 'courses', id: 1 }] });
    await addEntry(at(reader, '2022-01-01'), { call: 'later.one' });
    await purgeEntries(ctx);
    expect(await callsIn(reader)).toEqual(['later.one']);
    await writeSetting(asSystem(ctx), { key: 'auditTrailDays', value: '365' });
    await purgeEntries(ctx);
    expect(await callsIn(reader)).toEqual([]);
    await addEntry(at(reader, '2026-11-20'), { call: 'yesterday.one' });
    await ctx.db.updateTable('application_settings').set({ value: '0' }).where('key', '=', 'auditTrailDays').execute();
    await purgeEntries(ctx);
    expect(await callsIn(reader)).toEqual(['yesterday.one']);
  });
});
