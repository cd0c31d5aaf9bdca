import type { Claim } from '#contract/people/identity/claims.ts';

/** What waits for staff. Money and seats come first. */
export const inboxKinds = [
  'proof',
  'credit_approval',
  'payment_case',
  'refund',
  'enrollment_file',
  'student_document',
  'class_below_minimum',
  'reported_review',
  'contact_message',
  'hand_over',
  'mail',
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** The claim of the commands that decide a kind. */
export const inboxClaims = {
  proof: 'payments.approve',
  credit_approval: 'payments.approve',
  payment_case: 'payments.approve',
  refund: 'orders.edit',
  enrollment_file: 'enrollments.edit',
  student_document: 'enrollments.edit',
  class_below_minimum: 'classes.edit',
  reported_review: 'reviews.hide',
  contact_message: 'messages.edit',
  hand_over: 'orders.edit',
  mail: 'settings.edit',
} as const satisfies Record<InboxKind, Claim>;

/** Anyone who has one of these has an inbox. */
export const claimsOfInbox: readonly Claim[] = [...new Set<Claim>(Object.values(inboxClaims))];

export function inboxKindsOf(claims: readonly string[]): InboxKind[] {
  return inboxKinds.filter((kind) => claims.includes(inboxClaims[kind]));
}

/** Who has taken an item gives it back by deciding it, by a command, or after this time. */
export const assignmentDays = 30;
