import type { NewClass } from '#contract/offer/classes/calls.ts';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import type { EnrollmentFileFilter } from '#contract/learning/enrollments/files.ts';
import type { Ctx } from '#api/shared/context.ts';
import { makePerson, makeUser } from '#api/people/identity/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { handInFile, storeHandedIn } from './files/hand-in-file.ts';
import { retrieveEnrollmentFiles } from './files/retrieve-files.ts';

export { createEnrollment } from './create-enrollment.ts';
export { retrieveEnrollmentStandings } from './standings/retrieve-standings.ts';

type Input = { person_id?: number; status?: EnrollmentStatus; attendance_rate?: number; class?: Partial<NewClass> };

export type MadeEnrollment = { id: number; class_id: number; course_id: number; person_id: number };

/** Enrolled today in a course that is followed alone, by default. */
export async function makeEnrollment(ctx: Ctx, input: Input = {}): Promise<MadeEnrollment> {
  const alone = { type: 'online', start_at: null, end_at: null, registration_deadline: null, capacity: null } as const;
  const { id: class_id, course_id } = await makeClass(ctx, { ...alone, ...input.class });
  const person_id = input.person_id ?? (await makePerson(ctx)).id;
  const { id } = await ctx.db
    .insertInto('enrollments')
    .values({
      class_id,
      course_id,
      person_id,
      status: input.status ?? 'enrolled',
      attendance_rate: input.attendance_rate ?? null,
      registered_at: ctx.now(),
      enrolled_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, class_id, course_id, person_id };
}

type In = { classId: number; courseId: number; person_id: number; status?: EnrollmentStatus };

/** In a class that there is. */
export async function makeEnrollmentIn(ctx: Ctx, { classId, courseId, person_id, status }: In): Promise<number> {
  const { id } = await ctx.db
    .insertInto('enrollments')
    .values({
      class_id: classId,
      course_id: courseId,
      person_id,
      status: status ?? 'enrolled',
      registered_at: ctx.now(),
      enrolled_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function emittedEvents(ctx: Ctx, kind: string): Promise<unknown[]> {
  const rows = await ctx.db.selectFrom('outbox_events').select('payload').where('kind', '=', kind).execute();
  return rows.map(({ payload }) => payload);
}

export async function makeOrderItem(
  ctx: Ctx,
  { class_id, course_id }: { class_id: number; course_id: number },
): Promise<number> {
  const buyer = await makeUser(ctx);
  const money = { net_minor: 100, tax_minor: 14, tax_rate_percent: 14 };
  const { id: order_id } = await ctx.db
    .insertInto('orders')
    .values({
      number: `T/${class_id}/${buyer.id}`,
      user_id: buyer.id,
      currency_id: 1,
      subtotal_minor: 100,
      tax_minor: 14,
      total_minor: 114,
      status: 'aguarda-satisfacao',
      placed_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await ctx.db
    .insertInto('order_items')
    .values({ order_id, course_id, class_id, title: '{}', quantity: 1, unit_price_minor: 114, ...money })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
export { endReturned } from './end-returned.ts';
export { checkDueFiles } from './files/check-due-files.ts';
export { approveEnrollmentFile, rejectEnrollmentFile, waiveEnrollmentFile } from './files/judge-file.ts';
export { retrieveEnrollmentFiles } from './files/retrieve-files.ts';
export { openEnrollments } from './open-enrollments.ts';
export { transferEnrollment } from './transfer-enrollment.ts';

/** Hands in a small PDF. */
export async function handIn(learner: Ctx, id: number, bytes: Uint8Array = pdfBytes()) {
  return handInFile(learner, await storeHandedIn(learner, { id, name: 'Documento.pdf', bytes }));
}

export async function filesOf(ctx: Ctx, filter: EnrollmentFileFilter = {}) {
  return (await retrieveEnrollmentFiles(ctx, { filter, sort: [], limit: 100, offset: 0 })).results;
}
