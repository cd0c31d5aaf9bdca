import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';

export type SavedFile = {
  id: number;
  category: string;
  name: string;
  mime: string;
  byte_size: number;
  sha256: string;
  storage_key: string;
  owner_user_id: number | null;
  created_at: Date;
};

export function insertFile(ctx: Ctx, file: Omit<SavedFile, 'id' | 'created_at'>): Promise<SavedFile> {
  return ctx.db
    .insertInto('files')
    .values({ ...file, created_at: ctx.now() })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function findFile(ctx: Ctx, id: number): Promise<SavedFile> {
  const file = await ctx.db
    .selectFrom('files')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!file) throw new Refusal('not_found');
  return file;
}

/** Whether there is such a file, which is kept then until the transaction ends. */
export async function holdFile(ctx: Ctx, { id, category }: { id: number; category: string }): Promise<boolean> {
  const file = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('category', '=', category)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return file !== undefined;
}

/** Waits for anyone who holds it; false where it is not there any more. */
export async function lockFile(ctx: Ctx, id: number): Promise<boolean> {
  const file = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return file !== undefined;
}

type Older = { category: string; than: Date; afterId: number; most: number };

/** Ids of files that were sent before, a part of them at a time. */
export async function olderFileIds(ctx: Ctx, { category, than, afterId, most }: Older): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('category', '=', category)
    .where('deleted_at', 'is', null)
    .where('created_at', '<', than)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Where the bytes lie, also of a file that was deleted. */
export async function keyOfFile(ctx: Ctx, id: number): Promise<string | null> {
  const file = await ctx.db.selectFrom('files').select('storage_key').where('id', '=', id).executeTakeFirst();
  return file?.storage_key ?? null;
}

/** Whether a file has its bytes there, be it deleted. */
export async function isKeyOfFile(ctx: Ctx, storageKey: string): Promise<boolean> {
  const file = await ctx.db.selectFrom('files').select('id').where('storage_key', '=', storageKey).executeTakeFirst();
  return file !== undefined;
}

/** What stays says that there was a file, and of what kind; the name that somebody gave it does not. */
export async function blotOutFile(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .updateTable('files')
    .set((file) => ({ name: file.ref('category'), deleted_at: ctx.now() }))
    .where('id', '=', id)
    .execute();
}

export async function renameFile(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .updateTable('files')
    .set((file) => ({ name: file.ref('category') }))
    .where('id', '=', id)
    .execute();
}

type Owned = { ownerUserId: number; categories: readonly string[] };

export async function idsOfOwner(ctx: Ctx, { ownerUserId, categories }: Owned): Promise<number[]> {
  if (categories.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('owner_user_id', '=', ownerUserId)
    .where('category', 'in', categories)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const columns = [
  'id',
  'category',
  'name',
  'mime',
  'byte_size',
  'sha256',
  'storage_key',
  'owner_user_id',
  'created_at',
] as const;
