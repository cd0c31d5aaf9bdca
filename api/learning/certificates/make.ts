import type { NewCourse, NewPartner } from '#contract/offer/catalogue/calls.ts';
import type { EnrollmentOutcome, EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { makePerson } from '#api/people/identity/make.ts';
import { makeCourse, makePartner } from '#api/offer/catalogue/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { issueCertificate } from './issue-certificate.ts';
import type { Paper } from './snapshot.ts';

type Input = {
  personId?: number;
  status?: EnrollmentStatus;
  outcome?: EnrollmentOutcome;
  final_grade?: number | null;
  course?: Partial<NewCourse>;
  partner?: Partial<NewPartner>;
};

export async function makeConcluded(ctx: Ctx, input: Input = {}): Promise<{ id: number; personId: number }> {
  const partner = await makePartner(ctx, {
    name: 'Instituto Baía de Luanda',
    licence: 'INEFOP 214/2025',
    ...input.partner,
  });
  const course = await makeCourse(ctx, {
    title: { pt: 'Segurança e saúde em obra', 'en-GB': 'Health and safety on site' },
    partner_id: partner.id,
    workload_hours: 35,
    ...input.course,
  });
  const { id: class_id } = await makeClass(ctx, {
    course_id: course.id,
    start_at: '2026-09-14T07:00:00Z',
    end_at: '2026-09-18T15:00:00Z',
  });
  const personId = input.personId ?? (await makePersonWithDocument(ctx)).id;
  const { id } = await ctx.db
    .insertInto('enrollments')
    .values({
      class_id,
      course_id: course.id,
      person_id: personId,
      status: input.status ?? 'enrolled',
      registered_at: new Date('2026-09-01T10:00:00Z'),
      enrolled_at: new Date('2026-09-01T10:00:00Z'),
      attendance_rate: 97,
      final_grade: input.final_grade === undefined ? 16.5 : input.final_grade,
      outcome: input.outcome ?? 'passed',
      concluded_at: new Date('2026-09-18T15:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, personId };
}

async function makePersonWithDocument(ctx: Ctx): Promise<{ id: number }> {
  const person = await makePerson(ctx, { name: 'Marlene da Graça Capita' });
  await ctx.db
    .updateTable('persons')
    .set({ document_type: 'BI', document_number: '004512876LA041', birth_date: '1990-05-17' })
    .where('id', '=', person.id)
    .execute();
  return person;
}

export type Issued = { id: number; number: string; token: string; personId: number; enrollmentId: number };

/** Of a seat of this order, if given. */
export async function makeCertificate(
  ctx: Ctx,
  { order, ...input }: Input & { order?: OrderGiven } = {},
): Promise<Issued> {
  const enrollment = await makeConcluded(ctx, input);
  if (order) await orderFor(ctx, { ...order, enrollmentId: enrollment.id });
  const id = await issueCertificate(asSystem(ctx), enrollment.id);
  const { number, token } = await ctx.db
    .selectFrom('certificates')
    .select(['number', 'token'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id: Number(id), number, token, personId: enrollment.personId, enrollmentId: enrollment.id };
}

export function makePaper(input: Partial<Paper> = {}): Paper {
  return {
    number: 'IBL/2026/C/000417',
    type: 'conclusion-certificate',
    check_url: 'https://mestria.example/certificate-validation/Zk3vQ0p7rT1uW2xY4aBc9dEf',
    issued_at: new Date('2026-09-25T10:00:00Z'),
    person: {
      name: 'Marlene da Graça Capita',
      document_type: 'BI',
      document_number: '004512876LA041',
      birth_date: '1990-05-17',
    },
    course_title: { pt: 'Segurança e saúde em obra', 'en-GB': 'Health and safety on site' },
    class_code: 'SSO-2026-3',
    modality: 'presential',
    hours: 35,
    starts_on: '2026-09-14',
    ends_on: '2026-09-18',
    issued_on: '2026-09-25',
    attendance_rate: 97,
    final_grade: 16.5,
    issuer: {
      name: 'Instituto Baía de Luanda',
      tax_id: '5401182273',
      licence: 'INEFOP n.º 214/2025',
      city: 'Luanda',
      country: 'AO',
    },
    ...input,
  };
}

let made = 0;

export type OrderGiven = {
  organizationId: number | null;
  userId: number;
  status?: string;
  netMinor?: number;
  quantity?: number;
  placedAt?: string;
  expiresAt?: string;
  payBy?: string;
};

export type OrderedLine = { orderId: number; lineId: number; courseId: number };

/** An order of one line, as it is stored. */
export async function makeOrderedLine(ctx: Ctx, input: OrderGiven, courseId: number): Promise<OrderedLine> {
  made += 1;
  const net_minor = input.netMinor ?? 90_000;
  const quantity = input.quantity ?? 1;
  const { id: order_id } = await ctx.db
    .insertInto('orders')
    .values({
      number: `R/${made}`,
      user_id: input.userId,
      organization_id: input.organizationId,
      currency_id: 1,
      subtotal_minor: net_minor,
      tax_minor: 0,
      total_minor: net_minor,
      status: input.status ?? 'finalizada',
      placed_at: new Date(input.placedAt ?? '2026-08-20T10:00:00Z'),
      expires_at: input.expiresAt === undefined ? null : new Date(input.expiresAt),
      pay_by: input.payBy === undefined ? null : new Date(input.payBy),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: lineId } = await ctx.db
    .insertInto('order_items')
    .values({
      order_id,
      course_id: courseId,
      title: JSON.stringify({ pt: 'Curso' }),
      quantity,
      unit_price_minor: 0,
      tax_rate_percent: 0,
      net_minor,
      tax_minor: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId: order_id, lineId, courseId };
}

/** The enrollment becomes a seat of an order of one line. */
export async function orderFor(
  ctx: Ctx,
  { enrollmentId, ...input }: OrderGiven & { enrollmentId: number },
): Promise<number> {
  const { course_id } = await ctx.db
    .selectFrom('enrollments')
    .select('course_id')
    .where('id', '=', enrollmentId)
    .executeTakeFirstOrThrow();
  const { lineId } = await makeOrderedLine(ctx, input, course_id);
  await ctx.db.updateTable('enrollments').set({ order_item_id: lineId }).where('id', '=', enrollmentId).execute();
  return lineId;
}
