import { sql } from 'kysely';
import { paidOrderStatuses } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';

type InClass = { classId: number; personId: number };
type Trainer = { id: number; name: string };

const whoManageTraining = ['owner', 'training_manager'];

/** Who teaches a class, and whether an organization bought seats in it whose training the person manages. */
export async function trainersAndEmployer(ctx: Ctx, { classId, personId }: InClass) {
  const { rows } = await sql<{ trainers: Trainer[]; employs: boolean }>`
    select
      coalesce((
        select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id)
        from shared_class_trainers t join shared_persons p on p.id = t.person_id
        where t.class_id = ${classId} and p.deleted_at is null), '[]') as trainers,
      exists (
        select from shared_seat_lines l join shared_affiliations a on a.organization_id = l.organization_id
        where l.class_id = ${classId} and l.order_status in (${literals(paidOrderStatuses)})
          and a.person_id = ${personId} and a.status = 'active' and a.role = any(${whoManageTraining})) as employs`.execute(
    ctx.db,
  );
  return rows[0] ?? { trainers: [], employs: false };
}

/** Of any class. */
export async function isTrainer(ctx: Ctx, personId: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('shared_class_trainers')
    .select('class_id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
