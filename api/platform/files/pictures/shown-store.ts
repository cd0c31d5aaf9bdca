import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

/** Answers undefined for a picture that is neither the owner's nor the operator's. */
export async function takeForSystem(
  ctx: Ctx,
  { id, ownerUserId }: { id: number; ownerUserId: number | null },
): Promise<{ isDrawn: boolean } | undefined> {
  const row = await ctx.db
    .updateTable('pictures')
    .set({ owner_user_id: null, shown_at: sql<Date>`coalesce(shown_at, ${ctx.now()})` })
    .where('id', '=', id)
    .where((is) => is.or([is('owner_user_id', 'is', null), is('owner_user_id', '=', ownerUserId)]))
    .returning('drawn_at')
    .executeTakeFirst();
  return row && { isDrawn: row.drawn_at !== null };
}

export type ToDraw = { id: number; sha256: string };

export function findToDraw(ctx: Ctx, id: number): Promise<ToDraw | undefined> {
  return ctx.db
    .selectFrom('pictures')
    .select(['id', 'sha256'])
    .where('id', '=', id)
    .where('shown_at', 'is not', null)
    .where('drawn_at', 'is', null)
    .executeTakeFirst();
}

export async function undrawnPictureIds(ctx: Ctx, than: Date): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('pictures')
    .select('id')
    .where('shown_at', '<', than)
    .where('drawn_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

type DrawnFacts = { widths: number[]; placeholder: string | null };

export async function findDrawn(ctx: Ctx, sha256: string): Promise<DrawnFacts | undefined> {
  const row = await ctx.db
    .selectFrom('pictures')
    .select(['widths', 'placeholder'])
    .where('sha256', '=', sha256)
    .where('drawn_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.widths ? { widths: row.widths, placeholder: row.placeholder } : undefined;
}

export async function markDrawn(ctx: Ctx, id: number, facts: DrawnFacts): Promise<boolean> {
  const marked = await ctx.db
    .updateTable('pictures')
    .set({ ...facts, drawn_at: ctx.now() })
    .where('id', '=', id)
    .where('drawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function findDrawing(ctx: Ctx, id: number, width: number): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('pictures')
    .select('sha256')
    .where('id', '=', id)
    .where('drawn_at', 'is not', null)
    .where(sql<boolean>`${width} = any(widths)`)
    .executeTakeFirst();
  return row?.sha256;
}

/** `narrowest` is null until the picture is drawn. */
export async function findShown(
  ctx: Ctx,
  id: number,
): Promise<{ sha256: string; narrowest: number | null } | undefined> {
  const row = await ctx.db
    .selectFrom('pictures')
    .select(['sha256', 'widths', 'drawn_at'])
    .where('id', '=', id)
    .where('shown_at', 'is not', null)
    .executeTakeFirst();
  return row && { sha256: row.sha256, narrowest: row.drawn_at && row.widths ? Math.min(...row.widths) : null };
}

type Older = { than: Date; afterId: number; most: number };

export async function olderPictureIds(ctx: Ctx, { than, afterId, most }: Older): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('pictures')
    .select('id')
    .where('created_at', '<', than)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Answers the hash of its bytes. The database refuses to delete a picture in use. */
export async function deletePicture(ctx: Ctx, id: number): Promise<string | undefined> {
  const row = await ctx.db.deleteFrom('pictures').where('id', '=', id).returning('sha256').executeTakeFirst();
  return row?.sha256;
}

export async function findBySource(ctx: Ctx, sourceSha256: string): Promise<number | undefined> {
  const row = await ctx.db
    .selectFrom('pictures')
    .select('id')
    .where('source_sha256', '=', sourceSha256)
    .where('owner_user_id', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
