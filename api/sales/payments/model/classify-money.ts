import type { CaseKind, PaymentStatus } from '#contract/sales/payments/values.ts';

export type Arrived = { amountMinor: number | null; currencyKey: string | null };

export type Expected = {
  /** `unpaid` includes a canceled order, which late money revives. */
  order: 'unpaid' | 'paid' | 'returned';
  /** Of the attempt that the money names. */
  payment: PaymentStatus;
  dueMinor: number;
  currencyKey: string;
  /** Parts of the amount that arrived before and wait in cases. */
  heldMinor: number;
};

export type Classified = {
  /** The part of the arrived money that pays for the order. */
  appliedMinor: number;
  /** Whether it takes the money that waits in cases. */
  takesHeld: boolean;
  /** What becomes of the rest; null where there is none. */
  rest: { kind: CaseKind; amountMinor: number | null } | null;
};

/**
 * Compares confirmed money with what its attempt and order expect, which is null where the attempt is unknown
 * [domain 1.3]. What is not applied makes a case.
 */
export function classifyMoney({ amountMinor, currencyKey }: Arrived, expected: Expected | null): Classified {
  if (!amountMinor || !currencyKey) return nothing('unreadable', null);
  if (!expected) return nothing('unknown', amountMinor);
  const { order, payment, dueMinor, heldMinor } = expected;
  if (currencyKey !== expected.currencyKey) return nothing('currency', amountMinor);
  if (order === 'returned') return nothing('late', amountMinor);
  if (order === 'paid' || payment === 'paid') return nothing('twice', amountMinor);
  if (amountMinor >= dueMinor) return applied(amountMinor, { needed: dueMinor, takesHeld: false });
  const needed = dueMinor - heldMinor;
  return amountMinor < needed
    ? nothing('too_little', amountMinor)
    : applied(amountMinor, { needed: Math.max(needed, 0), takesHeld: true });
}

/** The seats of the order are gone: no part of the money pays for it. */
export function withoutSeats(amountMinor: number): Classified {
  return nothing('late', amountMinor);
}

function nothing(kind: CaseKind, amountMinor: number | null): Classified {
  return { appliedMinor: 0, takesHeld: false, rest: { kind, amountMinor } };
}

function applied(amountMinor: number, { needed, takesHeld }: { needed: number; takesHeld: boolean }): Classified {
  const excess = amountMinor - needed;
  return {
    appliedMinor: needed,
    takesHeld,
    rest: excess > 0 ? { kind: 'too_much', amountMinor: excess } : null,
  };
}
