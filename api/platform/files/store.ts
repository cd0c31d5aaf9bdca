import type { DocumentType, FileCategory } from '#contract/platform/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';

export type SavedFile = Awaited<ReturnType<typeof readFileFacts>>;

export function recordFile(ctx: Ctx, file: Omit<SavedFile, 'id' | 'created_at'>): Promise<SavedFile> {
  return ctx.db
    .insertInto('files')
    .values({ ...file, created_at: ctx.now() })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The caller checks access. */
export async function readFileFacts(ctx: Ctx, id: number) {
  const file = await ctx.db
    .selectFrom('files')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!file) throw new Refusal('not_found');
  return file;
}

export type FileSummary = Pick<SavedFile, 'id' | 'name' | 'mime' | 'byte_size'>;

/** Without deleted ones. The caller checks access. */
export async function fileSummaries(ctx: Ctx, ids: number[]): Promise<Map<number, FileSummary>> {
  if (ids.length === 0) return new Map();
  const files = await ctx.db
    .selectFrom('files')
    .select(['id', 'name', 'mime', 'byte_size'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(files.map((file) => [file.id, file]));
}

type Hashed = { category: FileCategory; sha256: string };

/** A file of nobody with these bytes. */
export async function fileOfHash(ctx: Ctx, { category, sha256 }: Hashed): Promise<number | undefined> {
  const file = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('category', '=', category)
    .where('sha256', '=', sha256)
    .where('owner_user_id', 'is', null)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return file?.id;
}

type Holding = { id: number; category: FileCategory | DocumentType };

/** Locks the file against purging until the transaction ends; false when there is none of this category. */
export async function holdFileOf(ctx: Ctx, { id, category }: Holding): Promise<boolean> {
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

/** Waits for `holdFileOf`; false when the file is gone. */
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

export async function keyOfFile(ctx: Ctx, id: number): Promise<string | null> {
  const file = await ctx.db.selectFrom('files').select('storage_key').where('id', '=', id).executeTakeFirst();
  return file?.storage_key ?? null;
}

export async function isKeyOfFile(ctx: Ctx, storageKey: string): Promise<boolean> {
  const file = await ctx.db.selectFrom('files').select('id').where('storage_key', '=', storageKey).executeTakeFirst();
  return file !== undefined;
}

/** The row keeps that there was a file of this category; the name given by a person goes. */
export async function blotOutFile(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .updateTable('files')
    .set((file) => ({ name: file.ref('category'), deleted_at: ctx.now() }))
    .where('id', '=', id)
    .execute();
}

export async function blotOutName(ctx: Ctx, id: number): Promise<void> {
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
