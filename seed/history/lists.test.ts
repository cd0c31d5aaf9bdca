import { createRouterClient } from '@orpc/server';
import { sql, type RawBuilder } from 'kysely';
import { expect } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as test } from '#api/shared/testing/database.ts';
import { fillHistory } from './fill-history.ts';
import { readersOf, type Readers } from './readers.ts';

const page = { number: 1, size: 100 };
const searches = ['M-2025-0001', 'higiene 1', 'LIDERANCA', 'ana', 'Bento Bumba 1', '100%', '%', ', curso'];

/** Whose orders a person may read, word by word. */
const readable = (ctx: Ctx) => sql<boolean>`case when o.organization_id is null then o.user_id = ${signedIn(ctx).userId}
  else o.organization_id in (select organization_id from affiliations where person_id = ${signedIn(ctx).personId}
    and status = 'active' and role in ('owner', 'training_manager', 'finance')) end`;

const follows = (ctx: Ctx) => sql<boolean>`(e.person_id = ${signedIn(ctx).personId} or exists (
  select from class_trainers t where t.class_id = e.class_id and t.person_id = ${signedIn(ctx).personId}))`;

const mentions = (text: string) => {
  const like = sql`'%' || fold(${text.replaceAll('%', '\\%')}) || '%'`;
  return sql<boolean>`(fold(o.number) like ${like}
    or exists (select from order_items i, jsonb_each_text(i.title) t where i.order_id = o.id and fold(t.value) like ${like})
    or exists (select from order_items i join order_item_participants p on p.order_item_id = i.id join persons h on h.id = p.person_id
      where i.order_id = o.id and fold(h.name) like ${like})
    or exists (select from users u join persons b on b.id = u.person_id where u.id = o.user_id and fold(b.name) like ${like}))`;
};

const everybody = sql<boolean>`true`;

async function idsOf(ctx: Ctx, query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(ctx.db)).rows.map(({ id }) => id);
}

type Listed = { results: { id?: number; enrollment_id?: number }[]; total: number };

function expectListed({ results, total }: Listed, ids: number[]): void {
  expect(total).toBe(ids.length);
  expect(results.map(({ id, enrollment_id }) => id ?? enrollment_id)).toEqual(ids.slice(0, page.size));
}

async function buyingLists(ctx: Ctx, reader: Ctx, scope: RawBuilder<boolean>): Promise<void> {
  const client = createRouterClient(routes, { context: reader });
  const ofOrders = (table: string) => sql<{ id: number }>`
    select x.id from ${sql.table(table)} x join orders o on o.id = x.order_id where ${scope} order by x.id desc`;
  expectListed(await client.payments.retrievePayments({ page }), await idsOf(ctx, ofOrders('payments')));
  expectListed(await client.fiscal.retrieveFiscalDocuments({ page }), await idsOf(ctx, ofOrders('fiscal_documents')));
  for (const search of [undefined, ...searches]) {
    const matching = search === undefined ? everybody : mentions(search);
    const expected = sql<{ id: number }>`
      select o.id from orders o where ${scope} and ${matching} order by o.placed_at desc, o.id desc`;
    const filter = search === undefined ? {} : { search };
    expectListed(await client.orders.retrieveOrders({ filter, page }), await idsOf(ctx, expected));
  }
}

async function learningLists(ctx: Ctx, reader: Ctx, scope: RawBuilder<boolean>): Promise<void> {
  const client = createRouterClient(routes, { context: reader });
  const expected = (table: string, order: string) => sql<{ id: number }>`
    select x.id from ${sql.table(table)} x join enrollments e on e.id = x.enrollment_id where ${scope} order by ${sql.raw(order)}`;
  expectListed(
    await client.enrollments.retrieveEnrollments({ page }),
    await idsOf(ctx, sql<{ id: number }>`select e.id from enrollments e where ${scope} order by e.id desc`),
  );
  expectListed(
    await client.attendance.retrieveAttendances({ page }),
    await idsOf(
      ctx,
      sql<{ id: number }>`
      select e.id from enrollments e join persons p on p.id = e.person_id where e.status = 'enrolled' and ${scope} order by p.name, e.id`,
    ),
  );
  expectListed(
    await client.assessments.retrieveAttempts({ page }),
    await idsOf(ctx, expected('attempts', `x.status = 'submitted' desc, x.submitted_at, x.id`)),
  );
  expectListed(
    await client.tasks.retrieveHandIns({ page }),
    await idsOf(ctx, expected('hand_ins', 'x.handed_in_at, x.id')),
  );
}

async function lessonLists(ctx: Ctx, { learner, trainer, owner, staff }: Readers): Promise<void> {
  await sql`update lessons set status = 'canceled' where id % 3 = 0`.execute(ctx.db);
  await sql`update courses set published_at = null where id % 2 = 0`.execute(ctx.db);
  for (const reader of [learner, trainer, owner, staff, { ...ctx, actor: { kind: 'guest' as const } }]) {
    const personId = reader.actor.kind === 'user' ? reader.actor.personId : 0;
    const expected = sql<{ id: number }>`
      select l.id from lessons l join classes k on k.id = l.class_id join courses c on c.id = k.course_id
      where ${reader === staff} or (l.status <> 'canceled' and c.published_at is not null)
        or exists (select from class_trainers t where t.class_id = k.id and t.person_id = ${personId})
        or exists (select from enrollments e where e.class_id = k.id and e.person_id = ${personId})
        or exists (select from shared_organization_training o join affiliations a on a.organization_id = o.organization_id
          where o.class_id = k.id and a.person_id = ${personId} and a.role = 'owner')
      order by l.starts_at, l.id`;
    const client = createRouterClient(routes, { context: reader });
    expectListed(await client.classes.retrieveLessons({ page }), await idsOf(ctx, expected));
  }
}

/** Of the trainings that an organization paid for, those of people who had not left. */
async function companyLists(ctx: Ctx, owner: Ctx, organization_id: number): Promise<void> {
  const { certificates } = createRouterClient(routes, { context: owner });
  const training = sql`from certificates c join shared_organization_training t on t.enrollment_id = c.enrollment_id
    where t.organization_id = ${organization_id} and c.issued_at < coalesce(t.ended_at, 'infinity')`;
  const filter = { organization_id };
  const answer = await certificates.retrieveOrganizationCertificates({ filter, page });
  expectListed(answer, await idsOf(ctx, sql<{ id: number }>`select c.id ${training} order by c.id desc`));
  expect(answer.total).toBeGreaterThan(2);
  const courses = await sql<{ course_id: number; certificates: number }>`
    select t.course_id, count(*) as certificates ${training} group by t.course_id order by t.course_id`.execute(ctx.db);
  const { results, total } = await certificates.retrieveCertifiedCourses({ filter, page });
  expect(results.map(({ title: _, ...course }) => course)).toEqual(courses.rows);
  expect(total).toBe(courses.rows.length);
}

test('every list and search answers what its condition says, word by word, to each reader', async ({ ctx }) => {
  await fillHistory(asSystem(ctx), 200);
  const readers = await readersOf(ctx);
  const { learner, trainer, owner, staff, organizationId } = readers;
  await sql`update affiliations set status = 'ended', ended_at = now() where role = 'employee' and id % 5 = 0`.execute(
    ctx.db,
  );
  await sql`update certificates set issued_at = now() + interval '1 day' where id % 2 = 0`.execute(ctx.db);
  await companyLists(ctx, owner, organizationId);
  for (const reader of [learner, owner]) await buyingLists(ctx, reader, readable(reader));
  await buyingLists(ctx, staff, everybody);
  // The trainer learns in a class of another one, and in one of their own.
  await sql`update enrollments set person_id = ${signedIn(trainer).personId} where id in (
    select min(id) from enrollments group by class_id order by 1 limit 3)`.execute(ctx.db);
  for (const reader of [learner, trainer]) await learningLists(ctx, reader, follows(reader));
  await learningLists(ctx, staff, everybody);
  await lessonLists(ctx, readers);
}, 60_000);
