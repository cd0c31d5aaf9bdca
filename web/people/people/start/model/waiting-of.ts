import type { Certificate } from '#contract/learning/certificates/calls.ts';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import type { TrainerClass } from '#contract/areas/teaching/calls.ts';
import type { SeatLine } from '#contract/areas/training/calls.ts';
import { isOpenAffiliation } from '#contract/people/organizations/values.ts';
import { dayMs } from '#contract/rules/durations.ts';

const lessonsAheadMs = 7 * dayMs;
const newCertificateMs = 7 * dayMs;

type Lesson = NonNullable<Enrollment['next_lesson']>;

export type Waiting =
  | { kind: 'order'; order: Order; pay_by: string }
  | { kind: 'invitation'; invitation: Affiliation }
  | { kind: 'company' }
  | { kind: 'regulation'; enrollment: Enrollment }
  | { kind: 'lesson'; enrollment: Enrollment; lesson: Lesson }
  | { kind: 'certificate'; certificate: Certificate }
  | { kind: 'requests'; count: number }
  | { kind: 'seats'; line: SeatLine }
  | { kind: 'teaching'; run: TrainerClass };

export type Match = {
  /** They signed up for a company. */
  isCompanyBuyer: boolean;
  /** Unpaid, without those past their deadline. */
  orders: readonly Order[];
  /** The person's affiliations; those that are invitations wait. */
  affiliations: readonly Affiliation[];
  enrollments: readonly Enrollment[];
  certificates: readonly Certificate[];
};

/** What waits in the organization that the person acts for, as far as their role has part in it. */
export type FoundInCompany = {
  orders: readonly Order[];
  requestCount: number;
  /** Lines with free seats. */
  lines: readonly SeatLine[];
};

const mostLines = 3;

/** Requests first, and at last the free seats that expire soonest. */
export function waitingInCompany({ orders, requestCount, lines }: FoundInCompany): Waiting[] {
  const toAssign = lines.toSorted((one, other) => expiryOf(one) - expiryOf(other)).slice(0, mostLines);
  return [
    ...(requestCount > 0 ? [{ kind: 'requests' as const, count: requestCount }] : []),
    ...payable(orders).toSorted((one, other) => timeOf(one) - timeOf(other)),
    ...toAssign.map((line) => ({ kind: 'seats' as const, line })),
  ];
}

/** The classes of a trainer that meet today, and those in which something is missing. */
export function waitingInClasses(runs: readonly TrainerClass[]): Waiting[] {
  return runs
    .filter(({ next_lesson, todo }) => next_lesson?.is_today || Object.values(todo).some((one) => Number(one) > 0))
    .toSorted((one, other) => Number(other.next_lesson?.is_today ?? 0) - Number(one.next_lesson?.is_today ?? 0))
    .map((run) => ({ kind: 'teaching' as const, run }));
}

function expiryOf({ assignable_until }: SeatLine): number {
  return assignable_until ? Date.parse(assignable_until) : Number.MAX_SAFE_INTEGER;
}

function payable(orders: readonly Order[]): Waiting[] {
  return orders.flatMap((order) => (order.pay_by ? [{ kind: 'order' as const, order, pay_by: order.pay_by }] : []));
}

/** What waits for a person: the most urgent first, and new certificates last. */
export function waitingOf(all: Match, now: Date): Waiting[] {
  const { orders, affiliations, enrollments, certificates } = all;
  const enrolled = enrollments.filter(({ status, concluded_at }) => status === 'enrolled' && concluded_at === null);
  const timed: Waiting[] = [
    ...payable(orders),
    ...affiliations
      .filter(({ status }) => status === 'invited')
      .map((invitation) => ({ kind: 'invitation' as const, invitation })),
    ...enrolled
      .filter((each) => each.awaits_regulation)
      .map((each) => ({ kind: 'regulation' as const, enrollment: each })),
    ...enrolled.flatMap((enrollment) => lessonSoon(enrollment, now)),
  ];
  const ready = certificates
    .filter(({ status, issued_on }) => status === 'issued' && now.getTime() - Date.parse(issued_on) < newCertificateMs)
    .map((certificate) => ({ kind: 'certificate' as const, certificate }));
  const company: Waiting[] = lacksCompany(all) ? [{ kind: 'company' }] : [];
  return [...company, ...timed.toSorted((one, other) => timeOf(one) - timeOf(other)), ...ready];
}

/** Until they create one, or are invited to one. */
function lacksCompany({ isCompanyBuyer, affiliations }: Match): boolean {
  return isCompanyBuyer && !affiliations.some(({ status }) => isOpenAffiliation(status));
}

function lessonSoon(enrollment: Enrollment, now: Date): Waiting[] {
  const { next_lesson: lesson } = enrollment;
  const isSoon = lesson !== null && Date.parse(lesson.starts_at) - now.getTime() < lessonsAheadMs;
  return isSoon ? [{ kind: 'lesson', enrollment, lesson }] : [];
}

/** A regulation keeps the contents closed from the start of the class, and of a course at one's own pace at once. */
function timeOf(waiting: Waiting): number {
  if (waiting.kind === 'order') return Date.parse(waiting.pay_by);
  if (waiting.kind === 'invitation') return Date.parse(waiting.invitation.expires_at ?? '') || 0;
  if (waiting.kind === 'lesson') return Date.parse(waiting.lesson.starts_at);
  return waiting.kind === 'regulation' ? Date.parse(waiting.enrollment.class.start_at ?? '') || 0 : 0;
}
