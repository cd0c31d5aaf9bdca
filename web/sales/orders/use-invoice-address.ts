import { useQuery } from '@tanstack/react-query';
import type { Purchase } from '#contract/rules/offered-methods.ts';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { currentActingFor, type ActingFor } from '#web/shared/session/acting-store.ts';
import { taxAddressesQuery, addressOf, typedFrom } from '#web/people/addresses/index.ts';
import type { CheckoutDraft } from './model/checkout-draft.ts';
import { chosenAddress } from './model/chosen-address.ts';

export type InvoiceAddress = ReturnType<typeof useInvoiceAddress>;

/** The saved addresses of the buyer, and the one for this order. Without them, an address can still be typed. */
export function useInvoiceAddress(draft: CheckoutDraft) {
  const { acting, isOrganization, organizationId } = useBuyer();
  const { data, isPending } = useQuery(taxAddressesQuery(organizationId));
  const saved = data?.results ?? [];
  const chosen = chosenAddress(draft, { saved, isOrganization });
  const typed = chosen.kind === 'typed' ? draft.address : null;
  const address = chosen.kind === 'saved' ? typedFrom(chosen.address) : typed;

  return {
    saved,
    isPending,
    isOrganization,
    organizationId,
    organizationName: acting?.name ?? '',
    mayKeep: !isOrganization || mayActFor(acting, 'addresses.edit'),
    chosen,
    /** Null unless the address of this order is typed. */
    typed,
    input: address ? { tax_address: addressOf(address) } : {},
    purchaseIn: (currencyKey: string): Purchase => ({
      country: address?.country ?? null,
      currencyKey,
      buyer: isOrganization ? 'organization' : 'person',
    }),
  };
}

function useBuyer() {
  const acting = useActingFor();
  const organizationId = organizationBuying(acting);
  return { acting, organizationId, isOrganization: organizationId !== null };
}

function organizationBuying(acting: ActingFor | null): number | null {
  return acting && mayActFor(acting, 'orders.place') ? acting.organizationId : null;
}

/** What the checkout loads before it shows. */
export function invoiceAddressesQuery() {
  return taxAddressesQuery(organizationBuying(currentActingFor()));
}
