import type { ChargeRefusal } from '#contract/sales/payments/values.ts';

/** The status reasons of ProxyPay's OPG v1. 2010 is also what a phone without Multicaixa Express is answered. */
const refusals: Record<string, ChargeRefusal> = {
  1001: 'expired',
  2001: 'insufficient_funds',
  2002: 'card_refused',
  2003: 'limit_exceeded',
  2004: 'expired',
  2010: 'phone_refused',
  3000: 'payer_refused',
};

/** Reasons that say nothing about the payer are troubles of the network or of the operator's terminal. */
export function refusalOf(reason: string | number | null | undefined): ChargeRefusal {
  return refusals[String(reason)] ?? 'unavailable';
}
