import { sql, type SqlBool } from 'kysely';
import type { AccountMove } from '#contract/people/identity/staff/about-user.ts';
import { accountMoves } from '#contract/people/identity/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, type ResultPage } from '#api/shared/database/retrieval.ts';
import { rolesNamed } from '../store.ts';

/** Newest first. */
export async function listAccountMoves(
  ctx: Ctx,
  userId: number,
  page: { limit: number; offset: number },
): Promise<ResultPage<AccountMove>> {
  const query = ctx.db
    .selectFrom('shared_status_history as h')
    .leftJoin('users as a', 'a.id', 'h.actor_user_id')
    .leftJoin('persons as p', 'p.id', 'a.person_id')
    .select(['h.id', 'h.subject', 'h.move', 'h.from_status', 'h.to_status', 'h.reason', 'h.moved_at'])
    .select(['p.id as person_id', 'p.name'])
    .where(sql<SqlBool>`h.subject in ('account', 'user_role')`)
    .where('h.subject_id', '=', userId)
    .orderBy('h.moved_at', 'desc')
    .orderBy('h.id', 'desc');
  const { rows, total } = await pageOf(query, page);
  return { results: rows.flatMap(toMove), total };
}

type Row = {
  id: number;
  subject: string;
  move: string;
  from_status: string | null;
  to_status: string;
  reason: string | null;
  moved_at: Date;
  person_id: number | null;
  name: string | null;
};

function toMove(row: Row): AccountMove[] {
  const move = accountMoves.find((name) => name === row.move);
  if (!move) return [];
  const [role = null] = row.subject === 'user_role' ? rolesNamed([row.from_status ?? '', row.to_status]) : [];
  return [
    {
      id: row.id,
      move,
      role,
      reason: row.reason,
      by: row.person_id === null ? null : { id: row.person_id, name: row.name ?? '' },
      moved_at: row.moved_at.toISOString(),
    },
  ];
}
