import { sql } from 'kysely';
import type { NewQualification, Qualification, QualificationFilter } from '#contract/people/people/student.ts';
import type { QualificationLevel } from '#contract/people/people/student-values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';

export type Scope = 'all' | { personId: number };

function rows(ctx: Ctx) {
  return ctx.db
    .selectFrom('qualifications')
    .select(['id', 'person_id', 'level', 'field', 'institution', 'country', 'from_year', 'to_year', 'is_concluded'])
    .where('deleted_at', 'is', null)
    .$narrowType<{ level: QualificationLevel }>();
}

export async function pageOfQualifications(
  ctx: Ctx,
  { filter, sort, scope, ...page }: ListQuery<{ filter?: QualificationFilter }> & { scope: Scope },
): Promise<ResultPage<Qualification>> {
  let query = rows(ctx);
  if (scope !== 'all') query = query.where('person_id', '=', scope.personId);
  for (const name of ['id', 'person_id'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(name), value));
  }
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  const existing = await pageOf(query.orderBy('id', 'desc'), page);
  return { results: existing.rows, total: existing.total };
}

export async function countQualifications(ctx: Ctx, personId: number): Promise<number> {
  const { found } = await ctx.db
    .selectFrom('qualifications')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return found;
}

type Own = { id: number; personId: number };

export async function findOwnQualification(ctx: Ctx, { id, personId }: Own): Promise<Qualification | undefined> {
  return rows(ctx).where('id', '=', id).where('person_id', '=', personId).executeTakeFirst();
}

export async function insertQualification(ctx: Ctx, personId: number, input: NewQualification): Promise<number> {
  const { id } = await ctx.db
    .insertInto('qualifications')
    .values({ ...input, person_id: personId, created_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeQualification(ctx: Ctx, { id, personId }: Own, input: NewQualification): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('qualifications')
    .set(input)
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeQualification(ctx: Ctx, { id, personId }: Own): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('qualifications')
    .set({ deleted_at: ctx.now() })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
