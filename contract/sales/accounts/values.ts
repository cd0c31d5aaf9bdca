export const entryKinds = ['debit', 'credit'] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * `payment`: money that was received on account. `case`: money for an order that came late, twice or in excess.
 * `refund`: a credit for an order that was returned.
 */
export const entryReasons = ['order', 'payment', 'case', 'refund', 'correction'] as const;
export type EntryReason = (typeof entryReasons)[number];

/** The reasons of credits that are money: receipts are issued for them. */
export const moneyReasons = ['payment', 'case'] as const satisfies EntryReason[];

/** What is not due yet, and then by whole days after the due date. */
export const ageingBuckets = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** A debit that is overdue for longer blocks new credit [domain 8]. */
export const mostOverdueDays = 30;

/** A reservation is paid so many days before the first class starts [domain 1.2]. */
export const reservationEndsDaysBefore = 5;

/** An open debit is reminded of from so many days before its due date on, on that day, and again when it is overdue. */
export const remindDaysBefore = 5;
export const remindDaysAfter = { late: 7, very_late: 30 } as const;
