import type { Ctx } from '#api/shared/context.ts';

const paid = ['aguarda-satisfacao', 'finalizada'];

export function trainersOf(ctx: Ctx, classId: number): Promise<{ id: number; name: string }[]> {
  return ctx.db
    .selectFrom('shared_class_trainers as trainers')
    .innerJoin('shared_persons as persons', 'persons.id', 'trainers.person_id')
    .select(['persons.id', 'persons.name'])
    .where('trainers.class_id', '=', classId)
    .where('persons.deleted_at', 'is', null)
    .orderBy('persons.name')
    .orderBy('persons.id')
    .execute();
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

type InClass = { classId: number; personId: number };

/** An organization bought seats in the class, and the person manages its training. */
export async function isEmployer(ctx: Ctx, { classId, personId }: InClass): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('shared_seat_lines as lines')
    .innerJoin('shared_affiliations as affiliations', 'affiliations.organization_id', 'lines.organization_id')
    .select('lines.id')
    .where('lines.class_id', '=', classId)
    .where('lines.order_status', 'in', paid)
    .where('affiliations.person_id', '=', personId)
    .where('affiliations.status', '=', 'active')
    .where('affiliations.role', 'in', ['owner', 'training_manager'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
