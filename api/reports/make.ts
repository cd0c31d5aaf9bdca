import { makeConcluded, makeCertificate, type Issued } from '#api/certificates/make.ts';
import type { EnrollmentOutcome } from '#contract/enrollments/calls.ts';
import type { Ctx } from '#api/shared/context.ts';

let made = 0;

type OrderGiven = {
  organizationId: number | null;
  userId: number;
  status?: string;
  netMinor?: number;
  quantity?: number;
  placedAt?: string;
  expiresAt?: string;
};

export type OrderedLine = { orderId: number; lineId: number; courseId: number };

/** An order of one line, as it is stored. */
export async function makeOrderedLine(ctx: Ctx, given: OrderGiven, courseId: number): Promise<OrderedLine> {
  made += 1;
  const net_minor = given.netMinor ?? 90_000;
  const quantity = given.quantity ?? 1;
  const { id: order_id } = await ctx.db
    .insertInto('orders')
    .values({
      number: `R/${made}`,
      user_id: given.userId,
      organization_id: given.organizationId,
      currency_id: 1,
      subtotal_minor: net_minor,
      tax_minor: 0,
      total_minor: net_minor,
      status: given.status ?? 'finalizada',
      placed_at: new Date(given.placedAt ?? '2026-08-20T10:00:00Z'),
      expires_at: given.expiresAt === undefined ? null : new Date(given.expiresAt),
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

type TrainingGiven = Omit<OrderGiven, 'quantity'> & {
  personId: number;
  hours?: number;
  outcome?: EnrollmentOutcome;
};

/** A concluded training of 35 hours, in September 2026, that the organization ordered and paid. */
export async function makeTraining(ctx: Ctx, given: TrainingGiven): Promise<{ enrollmentId: number; lineId: number }> {
  const { id } = await makeConcluded(ctx, trainingOf(given));
  return { enrollmentId: id, lineId: await order(ctx, given, id) };
}

export async function makeOrderedCertificate(ctx: Ctx, given: TrainingGiven): Promise<Issued> {
  const issued = await makeCertificate(ctx, trainingOf(given));
  await order(ctx, given, issued.enrollmentId);
  return issued;
}

function trainingOf({ personId, hours = 35, outcome }: TrainingGiven) {
  return { personId, course: { workload_hours: hours }, ...(outcome && { outcome }) };
}

async function order(ctx: Ctx, given: TrainingGiven, enrollmentId: number): Promise<number> {
  const { course_id } = await ctx.db
    .selectFrom('enrollments')
    .select('course_id')
    .where('id', '=', enrollmentId)
    .executeTakeFirstOrThrow();
  const { lineId } = await makeOrderedLine(ctx, given, course_id);
  await ctx.db.updateTable('enrollments').set({ order_item_id: lineId }).where('id', '=', enrollmentId).execute();
  return lineId;
}

/** Members whom the tests make belong from the beginning of the year. */
export async function backdateMembers(ctx: Ctx): Promise<void> {
  await ctx.db
    .updateTable('affiliations')
    .set({ accepted_at: new Date('2026-01-02T09:00:00Z') })
    .execute();
}
