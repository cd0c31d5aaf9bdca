import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';

const script = readFileSync('api/migrations/20261126-2111-one-set-of-withdrawal-days.sql', 'utf8');

type Days = Record<'PT' | 'AO' | 'MZ', string>;

/** The state before the migration: two groups. */
async function migrateAgain(ctx: Ctx, general: Partial<Days>, refunds: Days) {
  await ctx.db.deleteFrom('application_settings').where('key', 'like', 'withdrawalDays%').execute();
  for (const [slug, days] of Object.entries({ General: general, Refunds: refunds })) {
    const rows = Object.entries(days).map(([country, value]) => ({
      slug,
      key: `withdrawalDays${country}`,
      value,
      is_public: true,
    }));
    await ctx.db.insertInto('application_settings').values(rows).execute();
  }
  for (const statement of script.split(/;\n/).filter((part) => part.trim())) await sql.raw(statement).execute(ctx.db);
  const rows = ctx.db.selectFrom('application_settings').select(['slug', 'key', 'value']);
  const remaining = await rows.where('key', 'like', 'withdrawalDays%').orderBy('key').execute();
  return remaining.map(({ slug, key, value }) => [slug, key.slice(-2), value]);
}

const first = { PT: '14', AO: '7', MZ: '7' };

describe('the days to withdraw of an older database', () => {
  test.for([
    [{ AO: '7', MZ: '7' }, first, { AO: '7', MZ: '7', PT: '14' }],
    [{ AO: '10', MZ: '7' }, first, { AO: '10', MZ: '7', PT: '14' }],
    [
      { AO: '7', MZ: '7' },
      { ...first, MZ: '5', PT: '30' },
      { AO: '7', MZ: '5', PT: '30' },
    ],
    [
      { AO: '10', MZ: '7' },
      { ...first, AO: '3' },
      { AO: '10', MZ: '7', PT: '14' },
    ],
  ] as const)(
    'remain in one group, with what the operator has changed: %j and %j',
    async ([general, refunds, remaining], { ctx }) => {
      expect(await migrateAgain(ctx, general, refunds)).toEqual(
        Object.entries(remaining).map(([country, value]) => ['General', country, value]),
      );
    },
  );
});
