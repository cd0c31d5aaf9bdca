import {
  makeCertificate,
  makeConcluded,
  orderFor,
  type Issued,
  type OrderGiven,
} from '#api/learning/certificates/make.ts';
import type { EnrollmentOutcome } from '#contract/learning/enrollments/calls.ts';
import type { Ctx } from '#api/shared/context.ts';

type TrainingGiven = Omit<OrderGiven, 'quantity'> & {
  personId: number;
  hours?: number;
  outcome?: EnrollmentOutcome;
};

/** A concluded training of 35 hours, in September 2026, that the organization ordered and paid. */
export async function makeTraining(ctx: Ctx, input: TrainingGiven): Promise<{ enrollmentId: number; lineId: number }> {
  const { id } = await makeConcluded(ctx, trainingOf(input));
  return { enrollmentId: id, lineId: await orderFor(ctx, { ...input, enrollmentId: id }) };
}

export function makeOrderedCertificate(ctx: Ctx, input: TrainingGiven): Promise<Issued> {
  return makeCertificate(ctx, { ...trainingOf(input), order: input });
}

function trainingOf({ personId, hours = 35, outcome }: TrainingGiven) {
  return { personId, course: { workload_hours: hours }, ...(outcome && { outcome }) };
}

/** Members whom the tests make belong from the beginning of the year. */
export async function backdateMembers(ctx: Ctx): Promise<void> {
  await ctx.db
    .updateTable('affiliations')
    .set({ accepted_at: new Date('2026-01-02T09:00:00Z') })
    .execute();
}
