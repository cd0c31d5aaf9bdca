import { giftDraftsFrom, type GiftDrafts } from './gift-drafts.ts';
import { emptyAddress, type AddressDraft } from './address-draft.ts';

export type CheckoutDraft = {
  address: AddressDraft;
  /** The id of a saved address, or what `chosen-address.ts` names; empty until the buyer chooses. */
  billing: string;
  /** Whether the typed address is saved for later orders. */
  keepsAddress: boolean;
  takesSeat: boolean;
  /** The number of the order in the books of an organization; may be empty. */
  buyerReference: string;
  /** A discount code that was applied or refused; empty without one. */
  coupon: string;
  /** The courses that are given to somebody else. */
  gifts: GiftDrafts;
  /** The name of the payment method; empty until one is chosen. */
  method: string;
  /** For a request of Multicaixa Express; empty for the stored one. */
  phone: string;
  keepsPhone: boolean;
};

export const emptyCheckout: CheckoutDraft = {
  address: emptyAddress,
  billing: '',
  keepsAddress: false,
  takesSeat: true,
  buyerReference: '',
  coupon: '',
  gifts: {},
  method: '',
  phone: '',
  keepsPhone: false,
};

/** From storage, where an earlier version of the site may have written it: what does not fit is left out. */
export function checkoutFrom(stored: unknown): CheckoutDraft {
  const { address, gifts, ...rest } = fitting(emptyCheckout, stored);
  return { ...rest, gifts: giftDraftsFrom(gifts), address: fitting(emptyAddress, address) };
}

function fitting<Known extends object>(existing: Known, stored: unknown): Known {
  const match = new Map(Object.entries(Object(stored)));
  const own = Object.entries(existing).map(([name, value]) => {
    const other = match.get(name);
    return [name, typeof other === typeof value ? other : value];
  });
  return Object.fromEntries(own);
}
