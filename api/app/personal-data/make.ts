import { createRouterClient } from '@orpc/server';
import { sql } from 'kysely';
import type { Api } from '#contract/index.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { asA, makeUser, signInAs, type MadeUser } from '#api/people/identity/make.ts';
import { makeQualification, makeStudentDocument } from '#api/people/people/student/make.ts';
import { makeConcluded } from '#api/learning/certificates/make.ts';
import { issueCertificate } from '#api/learning/certificates/index.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { issueInvoice } from '#api/sales/fiscal/index.ts';
import { makeSeller } from '#api/sales/fiscal/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { byTransfer, makePayment } from '#api/sales/payments/make.ts';
import { sendProof, storeProof } from '#api/sales/payments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { rawRoutes, routes } from '../routes.ts';

export function calls(ctx: Ctx): Api {
  return createRouterClient(routes, { context: ctx });
}

export async function fetched(ctx: Ctx, path: string): Promise<Response> {
  for (const route of rawRoutes) {
    const match = new URLPattern({ pathname: route.path }).exec({ pathname: path });
    if (match && route.method === 'GET') {
      const { id = '' } = match.pathname.groups;
      return route.handle(ctx, new Request(`http://mestria.test/api${path}`), { id });
    }
  }
  throw new Error(`There is no ${path}.`);
}

/** Unique words, so that a search finds only this person. */
export const traces = {
  name: 'Zulmira Quissanga',
  first: 'Zulmira',
  last: 'Quissanga',
  address: 'zulmira.quissanga@exemplo.ao',
  document: '009988776LA055',
  phone: '+244923777888',
  street: 'Rua dos Coqueiros 17',
  guardian: 'Eufrásia Quissanga',
  institution: 'Instituto Quissanga',
};

export type Traced = { ctx: Ctx; user: MadeUser };

export async function makeTraced(ctx: Ctx): Promise<Traced> {
  const user = await makeUser(ctx, { username: traces.address, name: traces.name });
  const own = await signInAs(ctx, user);
  await ctx.db
    .updateTable('persons')
    .set({
      first_name: traces.first,
      last_name: traces.last,
      document_type: 'bi',
      document_number: traces.document,
      birth_date: '2010-05-17',
      phone: traces.phone,
      street: traces.street,
    })
    .where('id', '=', user.person_id)
    .execute();
  await calls(own).privacy.recordGuardian({ data: [{ guardian_name: traces.guardian, consents: true }] });
  await leavePapers(own);
  await buyAndLearn(own, user);
  await writeAndMove(own, user);
  return { ctx: own, user };
}

async function leavePapers(own: Ctx): Promise<void> {
  const { id: qualificationId } = await makeQualification(own, { institution: traces.institution });
  await makeStudentDocument(own, { category: 'qualifications-certificate', qualificationId, name: 'Zulmira.pdf' });
  await makeStudentDocument(own, { category: 'curriculum-vitae', name: `CV ${traces.name}.pdf` });
  await makeStudentDocument(own, { category: 'outros', title: `Carta de ${traces.first}` });
  const { id } = await makeStudentDocument(own, { name: `BI ${traces.name}.pdf` });
  const reason = `Não se lê o nome ${traces.name}.`;
  await calls(await asA(own, 'administrator')).people.rejectStudentDocument({ data: [{ id, reason }] });
}

const tax_address = {
  name: traces.name,
  country: 'AO',
  street: traces.street,
  city: 'Luanda',
  email: traces.address,
} as const;

async function buyAndLearn(own: Ctx, user: MadeUser): Promise<void> {
  await calls(own).addresses.createTaxAddress({ data: [tax_address] });
  await calls(own).payments.setExpressPhone({ data: [{ phone: '923456789', consent: true }] });
  await makeOrder(own, { buyer: own, tax_address });
  const { payment, order } = await makePayment(own, { ...byTransfer, buyer: own, tax_address });
  await makeSeller(own);
  await issueInvoice(asSystem(own), order.id, { due_at: own.now() });
  const name = `Talão ${traces.name}.pdf`;
  await sendProof(own, await storeProof(own, { payment_id: payment.id, name, bytes: pdfBytes() }));
  const { id } = await makeConcluded(own, { personId: user.person_id });
  await leaveWords(own, user, id);
  const certificateId = await issueCertificate(asSystem(own), id);
  if (certificateId === null) throw new Error('Nothing was issued.');
  await fetched(own, `/certificates/${certificateId}/pdf`);
  const running = await makeEnrollment(own, { person_id: user.person_id });
  await sql`insert into notifications (recipient_id, kind, subject, facts, created_at)
    values (${user.person_id}, 'test', ${running.id}, ${JSON.stringify({ name: traces.name })}, ${own.now()})`.execute(
    own.db,
  );
}

async function leaveWords(own: Ctx, user: MadeUser, enrollmentId: number): Promise<void> {
  const { course_id } = await own.db
    .selectFrom('enrollments')
    .select('course_id')
    .where('id', '=', enrollmentId)
    .executeTakeFirstOrThrow();
  await calls(own).wishlist.addToWishlist({ data: [{ course_id }] });
  const text = `Quem o diz é ${traces.name}.`;
  const { data } = await calls(own).reviews.createReview({ data: [{ course_id, rating: 4, text }] });
  const { id: review_id } = data[0];
  await own.db.updateTable('reviews').set({ reply: text, replied_at: own.now() }).where('id', '=', review_id).execute();
  const report = { review_id, person_id: user.person_id, reason: text, created_at: own.now() };
  await own.db.insertInto('review_reports').values(report).execute();
}

async function writeAndMove({ db, now }: Ctx, { id }: MadeUser): Promise<void> {
  const words = { subject: `Pergunta de ${traces.name}`, body_text: traces.phone, locale: 'pt-PT' };
  const mail = { ...words, recipient: 'ajuda@mestria.example', reply_to: traces.address, created_at: now() };
  await db.insertInto('mails').values(mail).execute();
  const change = { user_id: id, username: `nova.${traces.address}`, created_at: now() };
  await db.insertInto('email_changes').values(change).execute();
}

export async function makeDue(ctx: Ctx): Promise<Traced & { later: Ctx }> {
  const traced = await makeTraced(ctx);
  await calls(traced.ctx).privacy.closeAccount({});
  const now = new Date(ctx.now().getTime() + 31 * dayMs);
  return { ...traced, later: asSystem({ ...ctx, now: () => now }) };
}
