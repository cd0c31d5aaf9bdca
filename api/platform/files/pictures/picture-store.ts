import { sql } from 'kysely';
import type { Picture, PictureFilter } from '#contract/platform/files/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';

export type PictureFacts = { sha256: string; mime: string; width: number; height: number; byte_size: number };
export type StoredPicture = NonNullable<Awaited<ReturnType<typeof findPicture>>>;

/** Serialises whatever stores or purges the same bytes, until the transaction ends. */
export async function lockPictureBytes(ctx: Ctx, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${sha256}`}, 0))`.execute(ctx.db);
}

type NewPicture = PictureFacts & { owner_user_id: number | null; source_sha256?: string };

export function insertPicture(ctx: Ctx, picture: NewPicture): Promise<StoredPicture> {
  return ctx.db
    .insertInto('pictures')
    .values({ ...picture, created_at: ctx.now(), updated_at: ctx.now() })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function findPicture(ctx: Ctx, id: number) {
  return ctx.db.selectFrom('pictures').select(columns).where('id', '=', id).executeTakeFirst();
}

export async function hasPictures(ctx: Ctx, ownerUserId: number): Promise<boolean> {
  const picture = await ctx.db
    .selectFrom('pictures')
    .select('id')
    .where('owner_user_id', '=', ownerUserId)
    .limit(1)
    .executeTakeFirst();
  return picture !== undefined;
}

export function lockOwnPicture(ctx: Ctx, own: { id: number; ownerUserId: number }): Promise<StoredPicture | undefined> {
  return ctx.db
    .selectFrom('pictures')
    .select(columns)
    .where('id', '=', own.id)
    .where('owner_user_id', '=', own.ownerUserId)
    .forUpdate()
    .executeTakeFirst();
}

export function updatePicture(ctx: Ctx, id: number, facts: PictureFacts): Promise<StoredPicture> {
  return ctx.db
    .updateTable('pictures')
    .set({ ...facts, updated_at: ctx.now() })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deletePictures(ctx: Ctx, ownerUserId: number, storedId: number | null): Promise<string[]> {
  let query = ctx.db.deleteFrom('pictures').where('owner_user_id', '=', ownerUserId);
  if (storedId !== null) query = query.where('id', '!=', storedId);
  const rows = await query.returning('sha256').execute();
  return rows.map(({ sha256 }) => sha256);
}

export async function isPictureUsed(ctx: Ctx, sha256: string): Promise<boolean> {
  const row = await ctx.db.selectFrom('pictures').select('id').where('sha256', '=', sha256).limit(1).executeTakeFirst();
  return row !== undefined;
}

type Scope = { onlyOwner: number | null };

export async function listPictures(
  ctx: Ctx,
  { filter, sort, onlyOwner, ...page }: ListQuery<{ filter?: PictureFilter }> & Scope,
): Promise<ResultPage<Picture>> {
  let query = ctx.db.selectFrom('pictures').select(columns);
  if (onlyOwner !== null) query = query.where('owner_user_id', '=', onlyOwner);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('id'), filter.id));
  if (filter.owner_user_id !== undefined) query = query.where(wanted(sql.ref('owner_user_id'), filter.owner_user_id));
  for (const { field, order } of sort) query = query.orderBy(field === 'created_at' ? 'created_at' : 'id', order);
  const { rows, total } = await pageOf(query.orderBy('id'), page);
  return { results: rows.map(toPicture), total };
}

export function toPicture(row: StoredPicture): Picture {
  return {
    id: row.id,
    owner_user_id: row.owner_user_id,
    content_type: row.mime,
    width: row.width,
    height: row.height,
    byte_size: row.byte_size,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

const columns = [
  'id',
  'owner_user_id',
  'sha256',
  'mime',
  'width',
  'height',
  'byte_size',
  'shown_at',
  'created_at',
  'updated_at',
] as const;
