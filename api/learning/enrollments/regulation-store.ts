import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

export async function findRules(ctx: Ctx, enrollmentId: number) {
  return ctx.db
    .selectFrom('enrollments')
    .innerJoin('shared_classes as classes', 'classes.id', 'enrollments.class_id')
    .leftJoin('shared_files as files', 'files.id', 'classes.regulation_file_id')
    .select(['files.sha256 as current', 'enrollments.regulation_accepted_at as acceptedAt'])
    .where('enrollments.id', '=', enrollmentId)
    .executeTakeFirstOrThrow();
}

export async function writeAcceptance(ctx: Ctx, { id, sha256 }: { id: number; sha256: string }): Promise<void> {
  await ctx.db
    .updateTable('enrollments')
    .set({ regulation_accepted_at: ctx.now(), regulation_sha256: sha256 })
    .where('id', '=', id)
    .execute();
}

/** What buyers accepted at checkout counts for their own seats while the class still has that version (domain 4.2). */
export async function acceptAsAtCheckout(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update enrollments e set regulation_accepted_at = a.accepted_at, regulation_sha256 = a.sha256
    from shared_accepted_regulations a
      join shared_users u on u.id = a.user_id
      join shared_classes k on k.id = a.class_id
      join shared_files f on f.id = k.regulation_file_id and f.sha256 = a.sha256
    where e.id in (${sql.join([...ids])}) and a.order_item_id = e.order_item_id and a.class_id = e.class_id
      and u.person_id = e.person_id and e.regulation_accepted_at is null`.execute(ctx.db);
}

type Read = { enrollmentId: number; personId: number };

export async function findRulesFile(ctx: Ctx, { enrollmentId, personId }: Read): Promise<number | null> {
  const row = await ctx.db
    .selectFrom('enrollments')
    .innerJoin('shared_classes as classes', 'classes.id', 'enrollments.class_id')
    .leftJoin('shared_files as files', (join) =>
      join
        .onRef('files.sha256', '=', 'enrollments.regulation_sha256')
        .on('files.category', '=', 'regulation')
        .on('files.deleted_at', 'is', null),
    )
    .select(['files.id as accepted', 'classes.regulation_file_id as current'])
    .where('enrollments.id', '=', enrollmentId)
    .where('enrollments.person_id', '=', personId)
    .orderBy('files.id')
    .limit(1)
    .executeTakeFirst();
  return row?.accepted ?? row?.current ?? null;
}

export async function acceptedRegulations(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('shared_files as files')
    .select('id')
    .where('id', 'in', ids)
    .where('sha256', 'in', (select) =>
      select.selectFrom('enrollments').select('regulation_sha256').where('regulation_sha256', 'is not', null),
    )
    .execute();
  return rows.map(({ id }) => id);
}
