import type { PaymentCase } from '#contract/sales/payments/cases.ts';
import type { FoundCase } from './store.ts';

/** Buyers read what arrived and what becomes of it, not what staff wrote. */
export function presentCase({ event_id: _, ...match }: FoundCase, isStaff: boolean): PaymentCase {
  const { opened_at, reclaimed_at, resolved_at, ...shown } = match;
  return {
    ...shown,
    ...(!isStaff && forStaff),
    opened_at: opened_at.toISOString(),
    reclaimed_at: reclaimed_at?.toISOString() ?? null,
    resolved_at: resolved_at?.toISOString() ?? null,
  };
}

const forStaff = {
  resolved_by: null,
  note: null,
  waived_minor: null,
  provider: null,
  external_id: null,
  provider_ref: null,
  received_text: null,
};
