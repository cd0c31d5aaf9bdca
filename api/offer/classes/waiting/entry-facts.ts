import type { Ctx } from '#api/shared/context.ts';

export async function entryFacts(ctx: Ctx, entryId: number) {
  return ctx.db
    .selectFrom('waiting_entries as w')
    .innerJoin('classes as k', 'k.id', 'w.class_id')
    .select(['w.user_id', 'w.class_id', 'k.course_id'])
    .where('w.id', '=', entryId)
    .executeTakeFirst();
}
