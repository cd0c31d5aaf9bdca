import type { Ctx } from '#api/shared/context.ts';

export type EntryFacts = { user_id: number; class_id: number; course_id: number };

/** Whose place on a list it is, or was; nothing where it is forgotten. Asks nobody's leave. */
export async function entryFacts(ctx: Ctx, entryId: number): Promise<EntryFacts | undefined> {
  return ctx.db
    .selectFrom('waiting_entries as w')
    .innerJoin('classes as k', 'k.id', 'w.class_id')
    .select(['w.user_id', 'w.class_id', 'k.course_id'])
    .where('w.id', '=', entryId)
    .executeTakeFirst();
}
