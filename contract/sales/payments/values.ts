export const paymentStatuses = ['declined', 'pending', 'paid', 'timeout', 'canceled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethods = ['contracto', 'reserva', 'transferencia', 'multicaixa', 'numerario'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentChannels = [
  'express',
  'reference',
  'qr',
  'frame',
  'bank',
  'cash',
  'credit',
  'mbway',
  'multibanco',
  'mpesa',
] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

/** What is odd about the money of an attempt itself; `PaymentCase` says what becomes of it. */
export const paymentFlags = ['amount_mismatch', 'overpaid', 'paid_twice', 'refund_due'] as const;
export type PaymentFlag = (typeof paymentFlags)[number];

/** Why a provider did not carry out a charge. */
export const chargeRefusals = [
  'payer_refused',
  'insufficient_funds',
  'limit_exceeded',
  'card_refused',
  'phone_refused',
  'expired',
  'unavailable',
] as const;
export type ChargeRefusal = (typeof chargeRefusals)[number];

export const proofMimes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const largestProofBytes = 10 * 1024 * 1024;

/** `withdrawn`: by the buyer, before it was decided. */
export const refundStatuses = ['requested', 'approved', 'sent', 'done', 'failed', 'refused', 'withdrawn'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Neither done nor given up. */
export const runningRefundStatuses = ['requested', 'approved', 'sent', 'failed'] as const satisfies RefundStatus[];

/**
 * Where the money of a refund goes. `account`: credited to the current account that paid; `payer`: the provider returns it
 * to the account that paid; `iban`: to the bank account that the buyer stored for refunds.
 */
export const refundDestinations = ['account', 'payer', 'iban'] as const;
export type RefundDestination = (typeof refundDestinations)[number];

export const refundRules = ['withdrawal', 'by_hand'] as const;
export type RefundRule = (typeof refundRules)[number];

/** Why staff decide: the days are over, a class has begun, or the course opened with its payment. */
export const byHandReasons = ['late', 'started', 'at_once'] as const;
export type ByHandReason = (typeof byHandReasons)[number];

/** Why nothing can be requested for a line: it was requested before, its money was returned, or it cost nothing. */
export const lineBars = ['requested', 'refunded', 'free'] as const;
export type LineBar = (typeof lineBars)[number];

/** Why confirmed money waits for staff. `unknown`: it names no attempt of this site. */
export const caseKinds = ['late', 'twice', 'too_much', 'too_little', 'currency', 'unknown', 'unreadable'] as const;
export type CaseKind = (typeof caseKinds)[number];

/**
 * `refunding`: staff return the money; `refunded` once it has arrived. `credited`: to the current account of the
 * organization.
 */
export const caseStates = ['open', 'settled', 'refunding', 'refunded', 'credited', 'dismissed'] as const;
export type CaseState = (typeof caseStates)[number];

/** Whether an order by contract waits for staff. */
export const contractApprovals = ['staff', 'automatic'] as const;
