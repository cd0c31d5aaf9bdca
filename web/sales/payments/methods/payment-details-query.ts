import { queries } from '#web/shared/api/api.ts';

export function paymentDetailsQuery(organizationId: number | null) {
  const filter = organizationId === null ? {} : { organization_id: organizationId };
  return { ...queries().payments.retrievePaymentDetails.queryOptions({ input: { filter } }), staleTime: 0 };
}
