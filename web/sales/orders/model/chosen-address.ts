import type { SavedTaxAddress } from '#contract/people/addresses/calls.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Values of `CheckoutDraft.billing` that name no saved address. */
export const typedBilling = 'new';
export const noBilling = 'none';

type Saved = Pick<SavedTaxAddress, 'id' | 'is_default'>;
type Chosen<S> = { kind: 'saved'; address: S } | { kind: 'typed' } | { kind: 'none' };
type Options<S> = {
  saved: readonly S[];
  /** Without an address, its own data are on the invoice. */
  isOrganization: boolean;
};

/** In whose name the invoice is: the default address until the buyer chooses. */
export function chosenAddress<S extends Saved>(
  { billing, address: { wanted } }: Pick<CheckoutDraft, 'billing' | 'address'>,
  { saved, isOrganization }: Options<S>,
): Chosen<S> {
  const match = saved.find(({ id }) => String(id) === billing);
  if (match) return { kind: 'saved', address: match };
  if (saved.length === 0 && !isOrganization) return { kind: wanted ? 'typed' : 'none' };
  if (billing === typedBilling) return { kind: 'typed' };
  if (billing === noBilling && !isOrganization) return { kind: 'none' };
  const first = saved.find(({ is_default }) => is_default) ?? saved[0];
  return first ? { kind: 'saved', address: first } : { kind: 'none' };
}
