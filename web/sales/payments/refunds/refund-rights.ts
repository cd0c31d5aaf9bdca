import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';

/** `mayEditIban`: may say to which bank account the money of this buyer goes. */
export type RefundRights = { mayRequest: boolean; mayEditIban: boolean };

/** Of the reader, for an order of their own or of the organization for which they act. */
export function useRefundRights(organizationId: number | null): RefundRights {
  const acting = useActingFor();
  if (organizationId === null) return { mayRequest: true, mayEditIban: true };
  const own = acting?.organizationId === organizationId ? acting : null;
  return { mayRequest: mayActFor(own, 'orders.place'), mayEditIban: mayActFor(own, 'addresses.edit') };
}
