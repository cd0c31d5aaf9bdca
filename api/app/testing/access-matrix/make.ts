import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTaxAddress } from '#api/people/addresses/make.ts';
import { goodPassword, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeQualification, makeStudentDocument } from '#api/people/people/student/make.ts';
import { makeCategory, makeCourse, makePartner } from '#api/offer/catalogue/make.ts';
import { makeCertificate } from '#api/learning/certificates/make.ts';
import { lessonsOf } from '#api/offer/classes/index.ts';
import { makeClass, makeRegulation } from '#api/offer/classes/make.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { plainPicture } from '#api/platform/files/make.ts';
import { issueInvoice } from '#api/sales/fiscal/index.ts';
import { makeSeller } from '#api/sales/fiscal/make.ts';
import { makeContent, makePackage } from '#api/learning/learning/make.ts';
import { makePost } from '#api/offer/news/make.ts';
import { makeInvitation, makeOrganization } from '#api/people/organizations/make.ts';
import { byTransfer, makePayment } from '#api/sales/payments/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Actor, Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as plainTest, makeCtx } from '#api/shared/testing/database.ts';
import { rawRoutes, routes } from '../../routes.ts';
import type { Answer } from './judge.ts';
import type { Belongings } from '#api/shared/testing/access-row.ts';

/** Words that occur only in the data of the owner. */
export const ownersMarks = ['Zulmira', 'Segredo', '00998877LA066', 'Rua do Segredo'];

export type Actors = { owner: Actor; student: Actor; client: Actor; administrator: Actor };

/** An owner with one of everything, and two unrelated users. */
export async function makeAccessMatrix(ctx: Ctx): Promise<{ of: Belongings; matrixActors: Actors }> {
  const user = await makeUser(ctx, {
    name: 'Zulmira Segredo',
    username: 'zulmira.segredo@mestria.test',
    password: goodPassword,
  });
  await ctx.db
    .updateTable('persons')
    .set({ document_type: 'bi', document_number: '00998877LA066', street: 'Rua do Segredo 7' })
    .where('id', '=', user.person_id)
    .execute();
  const me = await signInAs(ctx, user);
  const student = await signInAs(ctx, await makeUser(ctx, { name: 'Outra Pessoa' }));
  const client = await signInAs(ctx, await makeUser(ctx, { name: 'Outra Empresa', roles: ['client'] }));
  const administrator = await signInAs(ctx, await makeUser(ctx, { name: 'A Casa', roles: ['administrator'] }));
  const of: Belongings = {
    userId: user.id,
    personId: user.person_id,
    username: user.username,
    password: goodPassword,
    sessionId: me.actor.kind === 'user' ? me.actor.sessionId : 0,
    ...(await makeSite(ctx)),
    ...(await makeBought(ctx, me)),
    ...(await makeLearnt(ctx, user.person_id)),
    ...(await makePapers(me)),
    ...(await makeReviews(ctx, user.person_id)),
    ...(await makeMessages(ctx, user)),
    ...(await makeCompany(me)),
    taxAddressId: (await makeTaxAddress(me, { name: 'Zulmira Segredo', tax_id: '00998877LA066'.padStart(14, '0') })).id,
  };
  return {
    of,
    matrixActors: { owner: me.actor, student: student.actor, client: client.actor, administrator: administrator.actor },
  };
}

async function makeSite(ctx: Ctx) {
  const { id: categoryId } = await makeCategory(ctx, { slug: 'da-matriz' });
  const { id: partnerId } = await makePartner(ctx);
  const { id: postId } = await makePost(ctx);
  await writeSetting(asSystem(ctx), { key: 'contactEmail', value: 'ajuda@mestria.test' });
  return { categoryId, categorySlug: 'da-matriz', partnerId, postId };
}

const lessons = [{ starts_at: '2026-12-02T08:00:00Z', ends_at: '2026-12-02T10:00:00Z', room: 'Sala 1' }];

async function makeBought(ctx: Ctx, me: Ctx) {
  const rules = await makeRegulation(ctx);
  const held = await makeClass(ctx, { regulation_file_id: rules.id, lessons });
  const [lesson] = await lessonsOf(ctx, { classIds: [held.id] });
  const { order, payment, classId, courseId } = await makePayment(ctx, { buyer: me, class: held, ...byTransfer });
  await makeSeller(ctx);
  const document = await issueInvoice(ctx, order.id, { due_at: ctx.now() });
  return {
    orderId: order.id,
    orderItemId: Number(order.items[0]?.id),
    invoiceId: Number(order.invoices[0]?.id),
    fiscalDocumentId: Number(document?.id),
    paymentId: payment.id,
    classId,
    lessonId: Number(lesson?.id),
    courseId,
  };
}

async function makeLearnt(ctx: Ctx, personId: number) {
  const { id: enrollmentId, course_id: learntCourseId } = await makeEnrollment(ctx, { person_id: personId });
  const { id: contentId, module_id: moduleId } = await makeContent(ctx, learntCourseId);
  const { id: scorm_package_id } = await makePackage(ctx);
  const scorm = await makeContent(ctx, learntCourseId, { type: 'scorm', scorm_package_id });
  const { id: certificateId, token: certificateToken } = await makeCertificate(ctx, { personId });
  return {
    enrollmentId,
    learntCourseId,
    contentId,
    moduleId,
    scormContentId: scorm.id,
    certificateId,
    certificateToken,
  };
}

async function makePapers(me: Ctx) {
  const { id: qualificationId } = await makeQualification(me, { institution: 'Universidade do Segredo' });
  const { id: documentId } = await makeStudentDocument(me, { category: 'outros', title: 'Carta do Segredo' });
  const pictureId = await makePicture(me);
  return { qualificationId, documentId, pictureId };
}

async function makeReviews(ctx: Ctx, personId: number) {
  const { id: course_id } = await makeCourse(ctx);
  const stored = { course_id, rating: 4, text: 'Aprendi muito.', created_at: ctx.now() };
  const [own, lost] = await ctx.db
    .insertInto('reviews')
    .values([
      { ...stored, person_id: personId },
      { ...stored, person_id: null, text: '' },
    ])
    .returning('id')
    .execute();
  return { reviewId: own?.id ?? 0, lostReviewId: lost?.id ?? 0 };
}

async function makeCompany(me: Ctx) {
  const { id: organizationId } = await makeOrganization(me, { name: 'Segredo, Lda.' });
  const affiliationId = await makeInvitation(me, { organizationId, name: 'Convidada do Segredo' });
  return { organizationId, affiliationId };
}

async function makePicture(me: Ctx): Promise<number> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await plainPicture('red').png().toBuffer())], 'eu.png'));
  const request = new Request('http://mestria.test/api/pictures/create', { method: 'POST', body: form });
  const answer = answerApi({ routes, rawRoutes, world: me, identify: async () => me.actor });
  request.headers.set('authorization', 'Bearer me');
  const { data }: { data: [{ id: number }] } = await (await answer(request)).json();
  return data[0].id;
}

async function makeMessages(ctx: Ctx, user: { id: number; person_id: number }) {
  const common = { kind: 'password_changed', subject: 'matrix', facts: '{}', created_at: ctx.now() };
  const { id: warningId } = await ctx.db
    .insertInto('user_warnings')
    .values({ ...common, user_id: user.id, type: 'important' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: notificationId } = await ctx.db
    .insertInto('notifications')
    .values({ ...common, recipient_id: user.person_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { warningId, notificationId };
}

const folder = join(tmpdir(), 'mestria-access-matrix');
export type AccessMatrix = Awaited<ReturnType<typeof makeAccessMatrix>>;

/** One world for the whole file; each test is rolled back. */
export const test = plainTest.extend<{ accessMatrix: AccessMatrix; step: Ctx }>({
  accessMatrix: [
    async ({ database }, run) => {
      await run(await makeAccessMatrix(makeCtx({ db: database.db, folder })));
    },
    { scope: 'file' },
  ],
  // Depends on the world, because the embedded database has one connection, which a transaction holds.
  step: async ({ database, accessMatrix: _ }, run) => {
    const db = await database.db.startTransaction().execute();
    await run(makeCtx({ db, folder }));
    await db.rollback().execute();
  },
});

/** Calls one address as the actor whom `bearer` names. */
export function callerOf(
  step: Ctx,
  { matrixActors }: AccessMatrix,
  { method, path }: { method: string; path: string },
) {
  const actors = new Map<string, Actor>(Object.entries(matrixActors));
  const answer = answerApi({
    routes,
    rawRoutes,
    world: step,
    identify: async (_ctx, bearer) => actors.get(bearer) ?? { kind: 'guest' },
  });
  return async (bearer: string, body: BodyInit | null, headers: Record<string, string> = {}): Promise<Answer> => {
    const sent = {
      method,
      headers: { ...headers, authorization: `Bearer ${bearer}`, 'accept-language': 'en-GB' },
      body,
    };
    const response = await answer(new Request(`http://mestria.test/api${path}`, sent));
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, isJson: type.includes('application/json'), text: await response.text() };
  };
}
