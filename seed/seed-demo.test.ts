import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { exportCourse } from '#api/app/course-folder/export-course.ts';
import { withCourseFolder } from '#api/app/course-folder/open-folder.ts';
import { readCourse } from '#api/app/course-folder/read-course.ts';
import { userOfAddress, type UserFacts } from '#api/people/identity/index.ts';
import { importScormPackage } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { as, callsOf } from './acting.ts';
import { seedDemo } from './seed-demo.ts';
import { demoPassword, demoPeople } from './people.ts';
import { packLesson, packRound } from './scorm-package.ts';

const day = '2026-11-21';

describe('a seeded site', () => {
  test('has courses, learners and payments', async ({ ctx }) => {
    await seedDemo(asSystem(ctx), day);
    await isMarked(ctx);
    await offers(ctx);
    await showsEveryTextInBothLanguages(ctx);
    await hasClassesAtEveryTime(ctx);
    await hasTrainersInOnePlace(ctx);
    await reportsNews(ctx);
    for (const { username, role } of Object.values(demoPeople)) await signsIn(ctx, username, role);
    for (const { username } of Object.values(demoPeople)) await hasPersonRecord(ctx, username);
    const student = await userOf(ctx, demoPeople.student.username);
    await hasLearningProgress(as(ctx, student));
    await joinedBeforeLearning(as(ctx, student), student);
    await hasGiftsInEveryState(as(ctx, student));
    await hasTransferToReview(ctx);
    await hasCompany(ctx);
    await sharesMaterial(ctx);
    await hasTwoTrainersAndMessages(as(ctx, student));
    await hasRatedCourse(ctx);
    await comesOutAsFolders(asSystem(ctx));
  }, 180_000);
});

describe('the lesson about extinguishers', () => {
  test('passes the import of packages, and is the same zip every time', async ({ ctx }) => {
    const folder = mkdtempSync(join(tmpdir(), 'mestria-lesson-'));
    const [first, second] = [join(folder, '1.zip'), join(folder, '2.zip')];
    await packLesson(first);
    await packLesson(second);
    expect(readFileSync(first).equals(readFileSync(second))).toBe(true);
    expect(await importScormPackage(asSystem(ctx), first)).toMatchObject({ version: '1.2', item_count: 1 });
    await packRound(second);
    expect(await importScormPackage(asSystem(ctx), second)).toMatchObject({ version: '2004-4', item_count: 3 });
    rmSync(folder, { recursive: true });
  });
});

async function comesOutAsFolders(ctx: Ctx): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-courses-'));
  const courses = await ctx.db.selectFrom('courses').select('id').where('deleted_at', 'is', null).execute();
  for (const { id } of courses) {
    await exportCourse(ctx, id, join(folder, String(id)));
    const { problems } = await withCourseFolder(join(folder, String(id)), readCourse);
    expect(problems).toEqual([]);
  }
  rmSync(folder, { recursive: true });
}

async function hasGiftsInEveryState(giver: Ctx): Promise<void> {
  const { results } = await callsOf(giver).gifts.retrieveGifts({});
  expect(results.map(({ status }) => status).toSorted()).toEqual(['accepted', 'declined', 'sent']);
}

async function userOf(ctx: Ctx, username: string): Promise<UserFacts> {
  const user = await userOfAddress(ctx, username);
  if (!user) throw new Error(`${username} has no account.`);
  return user;
}

async function isMarked(ctx: Ctx): Promise<void> {
  expect(await ctx.db.selectFrom('demo_marks').select('is_demo').execute()).toEqual([{ is_demo: true }]);
}

async function offers(ctx: Ctx): Promise<void> {
  const calls = callsOf(ctx);
  const [counted] = (await calls.catalogue.retrieveCounters({})).results;
  expect(counted).toMatchObject({ course_count: 62, partner_count: 8, country_count: 3 });
  expect(
    (await calls.catalogue.retrieveCategories({})).results.filter(({ course_count }) => course_count >= 7),
  ).toHaveLength(8);
  expect(counted?.cities.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Luanda', 'Huambo', 'Lubango', 'Benguela', 'Maputo', 'Beira', 'Lisboa', 'Porto']),
  );
}

/** Reads the database, because no call answers both languages at once. */
async function showsEveryTextInBothLanguages(ctx: Ctx): Promise<void> {
  const courses = await ctx.db
    .selectFrom('courses')
    .select(['title', 'summary', 'description', 'requirements', 'outcomes'])
    .execute();
  const contents = await ctx.db.selectFrom('contents').select(['title', 'body']).execute();
  const modules = await ctx.db.selectFrom('modules').select('title').execute();
  const news = await ctx.db.selectFrom('news').select(['title', 'summary', 'body']).execute();
  const texts = [...courses, ...contents, ...modules, ...news].flatMap((row) => Object.values(row).flat());
  expect(texts.length).toBeGreaterThan(900);
  expect(
    texts.filter(
      (text) =>
        Object.keys(text as object)
          .toSorted()
          .join() !== 'en-GB,pt',
    ),
  ).toEqual([]);
}

async function hasClassesAtEveryTime(ctx: Ctx): Promise<void> {
  const { results: first, total } = await callsOf(ctx).classes.retrieveClasses({ page: { number: 1, size: 100 } });
  const { results: second } = await callsOf(ctx).classes.retrieveClasses({ page: { number: 2, size: 100 } });
  const all = [...first, ...second];
  expect(all).toHaveLength(total);
  const now = ctx.now().toISOString();
  const count = (isOne: (each: (typeof all)[number]) => boolean) => all.filter(isOne).length;
  expect(count(({ status }) => status === 'concluded')).toBeGreaterThan(5);
  expect(
    count(({ start_at, end_at }) => Boolean(start_at && end_at && start_at < now && end_at > now)),
  ).toBeGreaterThan(5);
  expect(count(({ is_for_sale, start_at }) => is_for_sale && start_at !== null)).toBeGreaterThan(40);
  expect(count(({ is_for_sale, capacity }) => is_for_sale && capacity === null)).toBe(18);
  expect(count(({ is_full, is_for_sale }) => is_full && is_for_sale)).toBeGreaterThan(0);
  expect(count(({ seats_left, is_for_sale }) => is_for_sale && (seats_left === 1 || seats_left === 2))).toBeGreaterThan(
    1,
  );
  expect(count(({ status }) => status === 'canceled')).toBe(1);
}

/** A lesson is given by who it names, or else by the only trainer of its class. */
async function hasTrainersInOnePlace(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ one: string; other: string }>`
    with given as (
      select l.id, k.code, l.starts_at, l.ends_at, coalesce(l.trainer_person_id,
        (select min(t.person_id) from class_trainers t where t.class_id = k.id having count(*) = 1)) as trainer
      from lessons l join classes k on k.id = l.class_id where l.status <> 'canceled' and k.status <> 'canceled'
    )
    select one.code as one, other.code as other from given one join given other on other.trainer = one.trainer
      and other.id > one.id and other.starts_at < one.ends_at and other.ends_at > one.starts_at`.execute(ctx.db);
  expect(rows).toEqual([]);
}

async function reportsNews(ctx: Ctx): Promise<void> {
  for (const locale of ['pt-PT', 'en-GB'] as const) {
    const { news } = callsOf({ ...ctx, locale });
    const { results } = await news.retrieveNews({});
    expect(results).toHaveLength(6);
    const [newest] = results;
    const [post] = (await news.retrievePost({ filter: { id: newest?.id ?? 0 } })).results;
    expect(post?.related_course_ids).toHaveLength(3);
    expect(post?.body.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['paragraph', 'heading', 'list']));
  }
}

async function signsIn(ctx: Ctx, username: string, role: string): Promise<void> {
  const signIn = { data: [{ username, password: demoPassword }] } as const;
  const answer = await callsOf(ctx).identity.authenticate({ data: [{ ...signIn.data[0] }] });
  expect(answer.status === 'success' && answer.data[0].user.userRoles.map(({ name }) => name)).toEqual([role]);
}

async function hasPersonRecord(ctx: Ctx, username: string): Promise<void> {
  const user = await userOf(ctx, username);
  const { results } = await callsOf(as(ctx, user)).people.retrievePersons({ filter: { id: user.person_id } });
  const { document_expires_on, postal_code, ...existing } = results[0] ?? {};
  expect([document_expires_on, postal_code]).toEqual([null, null]);
  expect(Object.entries(existing).filter(([, value]) => !value)).toEqual([]);
}

async function hasLearningProgress(student: Ctx): Promise<void> {
  const { results } = await callsOf(student).enrollments.retrieveEnrollments({});
  expect(results.map(({ outcome, progress_rate }) => [outcome, progress_rate > 0])).toEqual(
    expect.arrayContaining([
      ['passed', true],
      ['pending', true],
      ['pending', false],
    ]),
  );
  const { results: certificates } = await callsOf(student).certificates.retrieveCertificates({});
  const signatory = { name: 'Engrácia Dombaxe', role: 'Diretora pedagógica' };
  expect(certificates).toMatchObject([
    { type: 'conclusion-certificate', status: 'issued', grade: 16, is_expired: false, issuer: { signatory } },
  ]);
  expect(certificates[0]?.valid_until).not.toBeNull();
}

async function joinedBeforeLearning(learner: Ctx, { person_id: id }: UserFacts): Promise<void> {
  const { results: people } = await callsOf(learner).people.retrievePersons({ filter: { id } });
  const { results } = await callsOf(learner).enrollments.retrieveEnrollments({});
  const joinedAt = people[0]?.created_at ?? '';
  expect(results.filter(({ registered_at }) => registered_at <= joinedAt)).toEqual([]);
}

async function hasTransferToReview(ctx: Ctx): Promise<void> {
  const { results } = await callsOf(asSystem(ctx)).payments.retrievePayments({ filter: { status: 'pending' } });
  const waits = results.map(
    ({ method, proof_sent_at }) => `${method} ${proof_sent_at === null ? 'unproven' : 'proven'}`,
  );
  expect(waits.toSorted()).toEqual(['reserva unproven', 'transferencia proven', 'transferencia unproven']);
}

async function hasCompany(ctx: Ctx): Promise<void> {
  const owner = as(ctx, await userOf(ctx, demoPeople.client.username));
  const { organizations } = callsOf(owner);
  const [company] = (await organizations.retrieveOrganizations({})).results;
  expect(company).toMatchObject({ role: 'owner', tax_id: '5401178224', contract: { number: 'CT-2026-014' } });
  const list = { filter: { organization_id: company?.id ?? 0 }, page: { number: 1, size: 100 } };
  const { results } = await organizations.retrieveAffiliations(list);
  const count = (status: string) => results.filter((one) => one.status === status).length;
  const statuses = ['active', 'invited', 'declined', 'expired', 'ended'];
  expect(statuses.map(count)).toEqual([14, 25, 1, 2, 1]);
  expect(results.filter(({ role }) => role === 'employee')).toHaveLength(40);
  expect((await organizations.retrieveDepartments({ filter: list.filter })).results).toHaveLength(4);
  await hasOrdersInEveryState(owner, list.filter.organization_id);
}

async function hasOrdersInEveryState(owner: Ctx, organization_id: number): Promise<void> {
  const { orders, training } = callsOf(owner);
  const list = { filter: { organization_id }, page: { number: 1, size: 100 } };
  const { results } = await orders.retrieveOrders(list);
  expect([...new Set(results.map(({ status }) => status))].toSorted()).toEqual([
    'aguarda-pagamento',
    'aguarda-satisfacao',
    'cancelada',
    'devolvida',
    'finalizada',
  ]);
  const { results: lines } = await training.retrieveSeatLines(list);
  const counts = lines.map(({ bought, assigned, free, expired, concluded }) => [
    bought,
    assigned,
    free,
    expired,
    concluded,
  ]);
  expect(counts).toEqual(
    expect.arrayContaining([
      [20, 10, 10, 0, 6],
      [4, 3, 0, 1, 0],
      [5, 3, 2, 0, 0],
    ]),
  );
}

async function hasTwoTrainersAndMessages(student: Ctx): Promise<void> {
  const calls = callsOf(student);
  const { results } = await calls.enrollments.retrieveEnrollments({});
  const class_id = results.find(({ class: { code } }) => code.startsWith('AP-'))?.class.id ?? 0;
  const [room] = (await calls.classroom.retrieveClassrooms({ filter: { id: class_id } })).results;
  expect(room?.trainers.map(({ name }) => name).toSorted()).toEqual(['Mário Chivinda', 'Yolanda Nhantumbo']);
  const { results: received } = await calls.teaching.retrieveReceivedClassMessages({ filter: { class_id } });
  expect(received.map(({ replies }) => replies.length)).toEqual([0, 2]);
}

/** Enough reviews for a rating on its card. */
async function hasRatedCourse(ctx: Ctx): Promise<void> {
  const { results } = await callsOf(ctx).catalogue.retrieveCourses({ page: { number: 1, size: 100 } });
  expect(results.map(({ rating }) => rating?.count ?? 0).filter((count) => count >= 3)).toEqual([5]);
}

async function sharesMaterial(ctx: Ctx): Promise<void> {
  const shared = await ctx.db.selectFrom('class_files').select(['class_id', 'category']).execute();
  expect(shared.map(({ category }) => category).toSorted()).toEqual(
    ['class-content', 'training-plan'].flatMap((category) => Array.from({ length: 7 }, () => category)),
  );
}
