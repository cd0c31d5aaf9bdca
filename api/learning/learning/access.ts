import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { waitsForTheRest } from '#contract/rules/waits-for-rest.ts';
import { isEndedEnrollment } from '#contract/learning/enrollments/values.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import { enrollmentFor, type HeldEnrollment } from '#api/learning/enrollments/index.ts';
import { contentsOf, findContent, type FoundContent } from './store.ts';

export type Input = { content_id: number; enrollment_id?: number | undefined };

/** `enrollment` is null where no progress is stored. */
export type Access = { content: FoundContent; enrollment: HeldEnrollment | null };

/**
 * An enrollment opens all contents except a final one too early; previews are open to anybody; editors see all
 * contents, without stored progress. Refuses `not_found`, `not_signed_in`, `not_enrolled`, `enrollment_unpaid`,
 * `enrollment_over`, `regulation_not_accepted`, `content_locked`.
 */
export async function accessTo(ctx: Ctx, { content_id, enrollment_id }: Input): Promise<Access> {
  const content = await findContent(ctx, content_id);
  if (!content) throw new Refusal('not_found');
  const enrollment = await ownEnrollment(ctx, content.course_id);
  if (enrollment && isOpen(enrollment, enrollment_id)) {
    await requireOpen(ctx, { content, enrollment });
    return { content, enrollment };
  }
  mayLook(ctx, { content, enrollment, isTracked: enrollment_id !== undefined });
  return { content, enrollment: null };
}

function isOpen(enrollment: HeldEnrollment, named: number | undefined): boolean {
  return opensContents(enrollment) && (named === undefined || named === enrollment.id);
}

/** Paid, and the regulation accepted if the class has one [domain 4.2]. */
export function opensContents({ status, awaits_regulation }: HeldEnrollment): boolean {
  return status === 'enrolled' && !awaits_regulation;
}

function mayLook(ctx: Ctx, { content, enrollment, isTracked }: Access & { isTracked: boolean }): void {
  if (hasClaims(ctx, 'contents.edit')) return;
  if (!content.is_published) throw new Refusal('not_found');
  if (!content.is_preview || isTracked) throw closedTo(ctx, enrollment);
}

/** Like `accessTo`, and refuses access without an enrollment. */
export async function trackedAccessTo(ctx: Ctx, input: Input): Promise<Access & { enrollment: HeldEnrollment }> {
  const { content, enrollment } = await accessTo(ctx, input);
  if (!enrollment) throw closedTo(ctx, null);
  return { content, enrollment };
}

async function ownEnrollment(ctx: Ctx, courseId: number): Promise<HeldEnrollment | null> {
  if (ctx.actor.kind !== 'user') return null;
  return enrollmentFor(ctx, { course_id: courseId, person_id: ctx.actor.personId });
}

async function requireOpen(ctx: Ctx, { content, enrollment }: Access & { enrollment: HeldEnrollment }): Promise<void> {
  if (content.type !== 'final') return;
  const all = await contentsOf(ctx, { courseIds: [content.course_id], enrollmentIds: [enrollment.id] });
  const own = all.find(({ id }) => id === content.id);
  if (own && waitsForTheRest(own, all)) throw new Refusal('content_locked');
}

function closedTo(ctx: Ctx, enrollment: HeldEnrollment | null): Refusal {
  if (ctx.actor.kind === 'guest') return new Refusal('not_signed_in');
  return new Refusal(enrollment ? whyClosed(enrollment) : 'not_enrolled');
}

function whyClosed({ status, paid_at, awaits_regulation }: HeldEnrollment): RefusalCode {
  if (status === 'registered') return paid_at ? 'enrollment_files_missing' : 'enrollment_unpaid';
  if (isEndedEnrollment(status)) return 'enrollment_over';
  return awaits_regulation ? 'regulation_not_accepted' : 'not_enrolled';
}
