import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { Ctx } from '../context.ts';
import { test } from '../testing/database.ts';

const script = readFileSync('api/migrations/20261123-1650-operator-details.sql', 'utf8');

/** The state before the migration: the demo account is there, the mark is not. */
async function applyAgain(ctx: Ctx, iban: string): Promise<{ iban: string | undefined; isDemo: boolean }> {
  await ctx.db.updateTable('application_settings').set({ value: iban }).where('key', '=', 'bankIban').execute();
  await sql`drop table demo_marks`.execute(ctx.db);
  for (const statement of script.split(/;\n/).filter((part) => part.trim())) await sql.raw(statement).execute(ctx.db);
  const row = await ctx.db
    .selectFrom('application_settings')
    .select('value')
    .where('key', '=', 'bankIban')
    .executeTakeFirst();
  const marks = await ctx.db.selectFrom('demo_marks').select('is_demo').execute();
  return { iban: row?.value, isDemo: marks.length > 0 };
}

const invented = 'AO06004000006487190231021';

describe('an older database', () => {
  test('loses the invented bank account', async ({ ctx }) => {
    expect(await applyAgain(ctx, invented)).toEqual({ iban: '', isDemo: false });
  });

  test('keeps a bank account that the operator has set', async ({ ctx }) => {
    expect(await applyAgain(ctx, 'PT50000201231234567890154')).toMatchObject({ iban: 'PT50000201231234567890154' });
  });

  test('is marked when it was seeded, and keeps its settings', async ({ ctx }) => {
    const person = await ctx.db
      .insertInto('persons')
      .values({ name: 'Helena Quissanga', created_at: ctx.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ctx.db
      .insertInto('users')
      .values({ username: 'helena@mestria.example', password_hash: '', person_id: person.id, created_at: ctx.now() })
      .execute();
    expect(await applyAgain(ctx, invented)).toEqual({ iban: invented, isDemo: true });
  });

  test('is marked when it holds generated courses', async ({ ctx }) => {
    const texts = { title: '{"pt":"Curso"}', summary: '{}', description: '{}' };
    const facts = { type: 'online', level: 'beginner', language: 'pt', import_source: 'generated', import_key: '1' };
    await ctx.db
      .insertInto('courses')
      .values({ ...texts, ...facts, workload_hours: 4, created_at: ctx.now(), updated_at: ctx.now() })
      .execute();
    expect((await applyAgain(ctx, invented)).isDemo).toBe(true);
  });
});
