import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { seenClasses } from './scope.ts';

export type Upload = {
  id: string;
  token_hash: string;
  field_key: string;
  name: string;
  mime: string;
  byte_size: number;
  storage_key: string;
};

/** False when there is one of this id. */
export async function insertUpload(ctx: Ctx, upload: Upload): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('form_uploads')
    .values(upload)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function countUploads(ctx: Ctx, hash: string): Promise<number> {
  const { found } = await ctx.db
    .selectFrom('form_uploads')
    .select(sql<number>`count(*)`.as('found'))
    .where('token_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return found;
}

export type UploadOf = { id: string; field_key: string };

/** Of this link alone: somebody else's upload is not found. */
export async function uploadsOf(ctx: Ctx, hash: string, ids: readonly string[]): Promise<UploadOf[]> {
  if (ids.length === 0) return [];
  return ctx.db
    .selectFrom('form_uploads')
    .select(['id', 'field_key'])
    .where('token_hash', '=', hash)
    .where('id', 'in', ids)
    .execute();
}

export async function giveToResponse(ctx: Ctx, responseId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .updateTable('form_uploads')
    .set({ token_hash: null, response_id: responseId })
    .where('id', 'in', ids)
    .execute();
}

/** Of responses that the results count, in classes that the caller sees. */
export function findUpload(ctx: Ctx, id: string) {
  const isSeen = seenClasses(ctx);
  return ctx.db
    .selectFrom('form_uploads as u')
    .innerJoin('form_responses as r', 'r.id', 'u.response_id')
    .select(['u.name', 'u.mime', 'u.byte_size', 'u.storage_key'])
    .where('u.id', '=', id)
    .where('r.is_counted', '=', true)
    .where(isSeen(sql`r.class_id`))
    .executeTakeFirst();
}

export type Shown = { id: string; field_key: string; name: string };

export async function countedUploads(
  ctx: Ctx,
  { formId, classId }: { formId: number; classId: number | undefined },
): Promise<Shown[]> {
  const isSeen = seenClasses(ctx);
  let query = ctx.db
    .selectFrom('form_uploads as u')
    .innerJoin('form_responses as r', 'r.id', 'u.response_id')
    .select(['u.id', 'u.field_key', 'u.name'])
    .where('r.form_id', '=', formId)
    .where('r.is_counted', '=', true)
    .where(isSeen(sql`r.class_id`))
    .orderBy('u.id');
  if (classId !== undefined) query = query.where('r.class_id', '=', classId);
  return query.execute();
}

/** Of links that can submit them no more. */
export async function unsubmittedUploads(ctx: Ctx) {
  return ctx.db
    .selectFrom('form_uploads as u')
    .innerJoin('form_tokens as t', 't.token_hash', 'u.token_hash')
    .innerJoin('forms as f', 'f.id', 't.form_id')
    .select(['u.id', 'u.storage_key'])
    .where((link) =>
      link.or([
        link('t.is_used', '=', true),
        link('t.expires_at', '<=', ctx.now()),
        link('f.status', '=', 'closed'),
        link('f.closes_at', '<=', ctx.now()),
      ]),
    )
    .execute();
}

export async function deleteUploads(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await ctx.db.deleteFrom('form_uploads').where('id', 'in', ids).execute();
}

export async function isKeyOfUpload(ctx: Ctx, storageKey: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('form_uploads')
    .select('id')
    .where('storage_key', '=', storageKey)
    .executeTakeFirst();
  return row !== undefined;
}
