import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { goodPassword, makeUser } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';
import { makeExport } from './make-export.ts';
import { calls, makeDue, traces } from './make.ts';
import { personalData } from './slices.ts';

/** The columns that may keep a trace, and why (domain 7). */
const retainedByLaw: Record<string, string> = {
  'certificates.snapshot': 'the register: a certificate serves as long as somebody can show it',
  'orders.tax_address_snapshot': 'fiscal law: to whom was sold what was paid, or may be',
  'invoices.snapshot': 'fiscal law: an issued document is not changed',
  'fiscal_documents.snapshot': 'fiscal law: an issued document is not changed',
};

/** The columns of all tables that contain a word of the person. */
async function tracesIn(ctx: Ctx): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, json_agg(column_name) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY') and is_generated = 'NEVER'
    group by table_name`.execute(ctx.db);
  const words = Object.values(traces).map((trace) => `%${trace}%`);
  const match: string[] = [];
  for (const { name, columns } of tables) {
    const looks = columns.map(
      (column) => sql`bool_or(${sql.ref(column)}::text ilike any (${sql.val(words)})) as ${sql.id(column)}`,
    );
    const { rows } = await sql<Record<string, boolean | null>>`
      select ${sql.join(looks)} from ${sql.table(name)}`.execute(ctx.db);
    match.push(...columns.filter((column) => rows[0]?.[column]).map((column) => `${name}.${column}`));
  }
  return match;
}

async function keysIn({ files }: Ctx, folder: string): Promise<string[]> {
  const match: string[] = [];
  for await (const key of files.keysBelow(folder)) match.push(key);
  return match;
}

describe('an erased account', { timeout: 60_000 }, () => {
  test('leaves a trace only where a law or the register requires it', async ({ ctx }) => {
    const { ctx: own, later } = await makeDue(ctx);
    const { data } = await calls(own).privacy.requestExport({});
    await makeExport(asSystem(own), data[0].id);
    expect(await tracesIn(ctx)).toEqual(
      expect.arrayContaining(['persons.name', 'users.username', 'files.name', 'mails.recipient']),
    );
    await eraseDueAccounts(later);
    expect((await tracesIn(ctx)).filter((place) => !(place in retainedByLaw))).toEqual([]);
    for (const folder of ['id-copy', 'curriculum-vitae', 'outros', 'qualifications-certificate', 'exports']) {
      expect(await keysIn(ctx, folder)).toEqual([]);
    }
    expect(await keysIn(ctx, 'payment_proof')).toHaveLength(1);
    expect(await keysIn(ctx, 'conclusion-certificate')).toHaveLength(1);
  });

  test('cannot sign in, and its email address is free', async ({ ctx }) => {
    const { later } = await makeDue(ctx);
    await eraseDueAccounts(later);
    const credentials = { username: traces.address, password: goodPassword };
    await expect(calls(ctx).identity.authenticate({ data: [credentials] })).rejects.toThrow('wrong_credentials');
    expect(await makeUser(ctx, { username: traces.address })).toMatchObject({ username: traces.address });
  });

  test('has no consents, open enrollments or unpaid orders', async ({ ctx }) => {
    const { user, later } = await makeDue(ctx);
    await eraseDueAccounts(later);
    const open = await ctx.db.selectFrom('consents').select('id').where('withdrawn_at', 'is', null).execute();
    expect(open).toEqual([]);
    const orders = await ctx.db.selectFrom('orders').select('status').where('user_id', '=', user.id).execute();
    expect(orders.map(({ status }) => status)).toEqual(['cancelada', 'cancelada']);
    const enrollments = await ctx.db
      .selectFrom('enrollments')
      .select(['status', 'outcome'])
      .where('person_id', '=', user.person_id)
      .orderBy('id')
      .execute();
    expect(enrollments).toEqual([
      { status: 'enrolled', outcome: 'passed' },
      { status: 'withdrawal', outcome: 'pending' },
    ]);
    const noted = await ctx.db.selectFrom('status_history').select('reason').where('move', '=', 'erase').execute();
    expect(noted).toMatchObject([{ reason: expect.stringContaining('fiscal law') }]);
  });

  test('is completed by the next run after a crash at any step', async ({ ctx }) => {
    const { later } = await makeDue(ctx);
    for (let at = 0; at < personalData.length; at += 1) {
      const killed = { takeAlong: async function* () {}, erase: () => Promise.reject(new Error('killed')) };
      const slices = [...personalData.slice(0, at), killed];
      await expect(eraseDueAccounts(later, slices)).rejects.toThrow('Not every account');
    }
    await eraseDueAccounts(later);
    await eraseDueAccounts(later);
    expect((await tracesIn(ctx)).filter((place) => !(place in retainedByLaw))).toEqual([]);
    const erased = await ctx.db.selectFrom('account_closings').select('erased_at').execute();
    expect(erased).toEqual([{ erased_at: later.now() }]);
  });

  test('has no effect on an account whose closing was canceled', async ({ ctx }) => {
    const { ctx: own, user, later } = await makeDue(ctx);
    await eraseDueAccounts(asSystem(own));
    await calls(own).privacy.withdrawClosing({});
    await eraseDueAccounts(later);
    const row = await ctx.db.selectFrom('users').select('username').where('id', '=', user.id).executeTakeFirst();
    expect(row).toEqual({ username: traces.address });
  });
});
