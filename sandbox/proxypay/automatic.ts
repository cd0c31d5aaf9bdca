export type Outcome = { status: 'accepted' | 'rejected'; reason: string | null };

/** Status reasons of OPG v1 that the phone can give. */
export const reasons = {
  expired: '2004',
  refused: '3000',
  noFunds: '2001',
  overLimit: '2003',
  byBank: '2002',
  noExpress: '2010',
} as const;

/**
 * As in ProxyPay's own sandbox: 900 000 000 accepts, and 90000 with a status reason, such as 900 003 000, refuses for it.
 * Null for other numbers, on which somebody answers.
 */
export function outcomeFor(mobile: string): Outcome | null {
  const [, reason] = /^90000(\d{4})$/.exec(mobile) ?? [];
  if (reason === undefined) return null;
  return reason === '0000' ? { status: 'accepted', reason: null } : { status: 'rejected', reason };
}
