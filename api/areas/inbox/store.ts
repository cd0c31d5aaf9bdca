import { sql, type Expression, type SqlBool } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { InboxFilter, InboxItem } from '#contract/areas/inbox/calls.ts';
import type { InboxKind } from '#contract/areas/inbox/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { waitingOf } from './waiting.ts';

export type InboxQuery = ListQuery<{ filter?: InboxFilter | undefined }>;

type Moments = 'waits_since' | 'due_at' | 'assigned_at';
export type InboxRow = Omit<InboxItem, Moments | 'course_title' | 'title'> & {
  title: string | null;
  course_title: LocalizedText | null;
  waits_since: Date;
  due_at: Date | null;
  assigned_at: Date | null;
};

type Listed = { kinds: readonly InboxKind[] } & InboxQuery;

/** The page is chosen before its names are looked up, and counted with it. */
export async function pageOfInbox(ctx: Ctx, query: Listed): Promise<{ rows: InboxRow[]; total: number }> {
  const { sort, limit, offset } = query;
  const order = sort[0]?.order === 'desc' ? sql`desc` : sql`asc`;
  const { rows } = await sql<InboxRow & { total: number }>`
    with waiting as (${waitingOf(query.kinds, ctx.now())}),
    page as materialized (
      select w.*, a.user_id as assignee_id, a.assigned_at, count(*) over () as total
      from waiting w left join inbox_assignments a on a.kind = w.kind and a.item_id = w.id
      where ${matching(query.filter)}
      order by w.since ${order}, w.kind, w.id limit ${limit} offset ${offset}
    )
    select page.kind, page.id, page.since as waits_since, page.due_at, page.detail, page.about, page.count, page.least,
      page.amount_minor, page.currency_id, coalesce(page.person_id, owner.person_id) as person_id,
      page.order_id, orders.number as order_number, page.class_id, classes.code as class_code,
      page.course_id, courses.title as course_title,
      coalesce(page.title, organizations.name, person.name) as title,
      case when assignee.id is not null
        then json_build_object('id', assignee.id, 'name', assignee_person.name) end as assigned_to,
      case when assignee.id is not null then page.assigned_at end as assigned_at, page.total
    from page
    left join shared_orders orders on orders.id = page.order_id
    left join shared_organizations organizations on organizations.id = orders.organization_id
    left join shared_users owner on owner.id = coalesce(page.user_id, orders.user_id)
    left join shared_persons person on person.id = coalesce(page.person_id, owner.person_id)
    left join shared_classes classes on classes.id = page.class_id
    left join shared_courses courses on courses.id = page.course_id
    left join shared_users assignee on assignee.id = page.assignee_id
    left join shared_persons assignee_person on assignee_person.id = assignee.person_id
    order by page.since ${order}, page.kind, page.id`.execute(ctx.db);
  const total = rows.length > 0 || offset === 0 ? (rows[0]?.total ?? 0) : await countOf(ctx, query);
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}

async function countOf(ctx: Ctx, { kinds, filter }: Listed): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${waitingOf(kinds, ctx.now())}) w
      left join inbox_assignments a on a.kind = w.kind and a.item_id = w.id
    where ${matching(filter)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

/** Of the kind, which `waitingOf` narrows, nothing is left to say here. */
function matching({ id, person_id, assigned_to, waits_since }: InboxFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [sql`true`];
  if (id !== undefined) conditions.push(wanted(sql.ref('w.id'), id));
  if (waits_since !== undefined) conditions.push(wanted(sql.ref('w.since'), waits_since));
  if (assigned_to === null) conditions.push(sql`a.user_id is null`);
  if (typeof assigned_to === 'number') conditions.push(sql`a.user_id = ${assigned_to}`);
  if (person_id !== undefined) {
    conditions.push(sql`(${wanted(sql.ref('w.person_id'), person_id)}
      or coalesce(w.user_id, (select o.user_id from shared_orders o where o.id = w.order_id))
        in (select u.id from shared_users u where ${wanted(sql.ref('u.person_id'), person_id)}))`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

export type CounterRow = { kind: InboxKind; waiting: number; mine: number; oldest: Date | null };

export async function countInbox(
  ctx: Ctx,
  { kinds, userId }: { kinds: readonly InboxKind[]; userId: number | null },
): Promise<CounterRow[]> {
  const { rows } = await sql<CounterRow>`
    select w.kind, count(*) as waiting, count(*) filter (where a.user_id = ${userId}) as mine, min(w.since) as oldest
    from (${waitingOf(kinds, ctx.now())}) w left join inbox_assignments a on a.kind = w.kind and a.item_id = w.id
    group by w.kind`.execute(ctx.db);
  return rows;
}

type Taking = { kind: InboxKind; id: number; userId: number; from: number };
type Taken = { assigned_at: Date };

/** Writes nothing where somebody else than `from` has it, or where it no longer waits. */
export async function takeItem(ctx: Ctx, { kind, id, userId, from }: Taking): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    insert into inbox_assignments as mine (kind, item_id, user_id, assigned_at)
    select ${kind}, w.id, ${userId}, ${ctx.now()} from (${waitingOf([kind], ctx.now())}) w where w.id = ${id}
    on conflict (kind, item_id) do update set user_id = excluded.user_id, assigned_at = excluded.assigned_at
      where mine.user_id = ${from}
    returning assigned_at`.execute(ctx.db);
  return rows[0];
}

export async function dropAssignment(
  ctx: Ctx,
  { kind, id, userId }: { kind: InboxKind; id: number; userId: number },
): Promise<void> {
  await ctx.db
    .deleteFrom('inbox_assignments')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** Who has taken an item, whether it still waits or not. */
export function assigneeOf(ctx: Ctx, { kind, id }: { kind: InboxKind; id: number }) {
  return ctx.db
    .selectFrom('inbox_assignments as a')
    .innerJoin('shared_users as u', 'u.id', 'a.user_id')
    .innerJoin('shared_persons as p', 'p.id', 'u.person_id')
    .select(['u.id', 'p.name'])
    .where('a.kind', '=', kind)
    .where('a.item_id', '=', id)
    .executeTakeFirst();
}

export async function deleteAssignments(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('inbox_assignments').where('assigned_at', '<', before).execute();
}
