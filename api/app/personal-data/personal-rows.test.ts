import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { personalDataOf, type AnyRows } from '#api/shared/personal-rows.ts';
import { test } from '#api/shared/testing/database.ts';

const rows = {
  userId: ['user_id'],
  file: 'warnings.json',
  columns: ['subject'],
  names: { address: { id: 'user_id', from: 'users', column: 'username' } },
  flags: { is_read: 'read_at' },
  unless: 'deleted_at',
} as const;

const whose = (owner: Ctx) => ({ ...signedIn(owner), username: '' });

async function exported(owner: Ctx, tables: Record<string, AnyRows> = { user_warnings: rows }): Promise<object[]> {
  const all: object[] = [];
  for await (const file of personalDataOf({ tables: { owns: tables } }).takeAlong(owner, whose(owner))) {
    if ('rows' in file) for await (const row of file.rows) all.push(row);
  }
  return all;
}

async function warn(
  owner: Ctx,
  { count, ...more }: { count: number; read_at?: Date; deleted_at?: Date },
): Promise<void> {
  const { userId } = signedIn(owner);
  const row = { user_id: userId, type: 'informative', kind: 'test', facts: '{}', created_at: owner.now(), ...more };
  const all = Array.from({ length: count }, (_, place) => ({ ...row, subject: `${place}` }));
  await owner.db.insertInto('user_warnings').values(all).execute();
}

describe('rows that belong to one person', () => {
  test('are exported with what is declared, in batches, and nobody else gets them', async ({ ctx }) => {
    const [owner, stranger] = [await asA(ctx, 'student'), await asA(ctx, 'student')];
    await warn(owner, { count: 250 });
    await warn(owner, { count: 1, read_at: ctx.now(), deleted_at: ctx.now() });
    const all = await exported(owner);
    expect(all).toHaveLength(250);
    expect(all.at(-1)).toEqual({ subject: '249', address: expect.stringContaining('@'), is_read: false });
    expect(await exported(stranger)).toEqual([]);
    expect(await exported(owner, { user_warnings: { ...rows, sortedBy: 'subject' } })).toHaveLength(250);
  });

  test('are erased, and those of others stay', async ({ ctx }) => {
    const [owner, stranger] = [await asA(ctx, 'student'), await asA(ctx, 'student')];
    for (const each of [owner, stranger]) await warn(each, { count: 1 });
    const stays = { user_warnings: { ...rows, isErased: false as const } };
    await personalDataOf({ tables: { owns: stays } }).erase(ctx, whose(owner));
    expect(await exported(owner)).toHaveLength(1);
    await personalDataOf({ tables: { owns: { user_warnings: rows } } }).erase(ctx, whose(owner));
    expect([await exported(owner), await exported(stranger)]).toEqual([[], [expect.anything()]]);
  });

  test('are erased after what the code of the slice does', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    await warn(owner, { count: 1 });
    const seen: number[] = [];
    const erase = async () => void seen.push((await exported(owner)).length);
    await personalDataOf({ personalData: { erase }, tables: { owns: { user_warnings: rows } } }).erase(
      ctx,
      whose(owner),
    );
    expect(seen).toEqual([1]);
    expect(await exported(owner)).toEqual([]);
  });
});
