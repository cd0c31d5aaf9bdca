import { api } from '#web/shared/api/api.ts';
import { addressOf } from '#web/people/addresses/index.ts';
import type { InvoiceAddress } from './use-invoice-address.ts';

/** After the order, which does not depend on it. */
export async function saveTypedAddress({ typed, mayKeep, organizationId }: InvoiceAddress): Promise<void> {
  if (!typed || !mayKeep) return;
  const owner = organizationId === null ? {} : { organization_id: organizationId };
  try {
    await api().addresses.createTaxAddress({ data: [{ ...addressOf(typed), ...owner }] });
  } catch (error) {
    console.warn(error);
  }
}
