import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

export type Named = { id: number; person_id: number; name: string };

type Query = { personIds: number[]; userIds: number[]; known?: Named | undefined };

/** Of persons, and of the persons of users, in one query; in none where `known` is all of them. */
export async function namesOf(ctx: Ctx, { personIds, userIds, known }: Query) {
  if (known && personIds.every((id) => id === known.person_id) && userIds.every((id) => id === known.id)) {
    return { persons: new Map([[known.person_id, known.name]]), users: new Map([[known.id, known.name]]) };
  }
  const { rows } = await sql<{ kind: 'person' | 'user'; id: number; name: string }>`
    select 'person' as kind, id, name from shared_persons where id = any(${personIds}::bigint[])
    union all
    select 'user', u.id, p.name from shared_users u join shared_persons p on p.id = u.person_id
    where u.id = any(${userIds}::bigint[])`.execute(ctx.db);
  const ofKind = (wantedKind: string) =>
    new Map(rows.filter(({ kind }) => kind === wantedKind).map(({ id, name }) => [id, name]));
  return { persons: ofKind('person'), users: ofKind('user') };
}
