import { sql } from 'kysely';
import type { UserRole } from '#contract/people/identity/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { trainerChanged } from '#api/shared/events/site-facts.ts';
import { mentions, pageOf, wanted, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';
import { readUser } from './read-user.ts';

type Filter = { id?: Parameters<typeof wanted>[1] | undefined; search?: string | undefined };
type Named = { id: number; name: string; username: string };

/** Persons whose user has a role, by name; `filter.id` is that of the person. Without disabled users. */
export async function peopleInRole(
  ctx: Ctx,
  role: UserRole,
  { filter, limit, offset }: ListQuery<{ filter?: Filter }>,
): Promise<ResultPage<Named>> {
  let query = ctx.db
    .selectFrom('users as u')
    .innerJoin('persons as p', 'p.id', 'u.person_id')
    .select(['p.id', 'p.name', 'u.username'])
    .where('u.deleted_at', 'is', null)
    .where('u.disabled_at', 'is', null)
    .where(
      sql<boolean>`exists (select from user_roles r join roles on roles.id = r.role_id
        where r.user_id = u.id and roles.name = ${role})`,
    );
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('p.id'), filter.id));
  if (filter.search !== undefined)
    query = query.where(mentions(sql`concat_ws(' ', p.name, u.username)`, filter.search));
  const { rows, total } = await pageOf(query.orderBy(sql`fold(p.name)`).orderBy('p.id'), { limit, offset });
  return { results: rows, total };
}

/** Has the public page rendered again that the user may have as a trainer: their role or their account changed. */
export async function showTrainer(ctx: Ctx, userId: number): Promise<void> {
  const { person_id: personId } = await readUser(ctx, userId);
  await trainerChanged(ctx, personId);
}
