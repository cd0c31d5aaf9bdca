import { createFileRoute } from '@tanstack/react-router';
import { OurTaxAddresses } from '#web/addresses/tax-addresses-page.tsx';

export const Route = createFileRoute('/profile/our-tax-address')({
  staticData: { profileMenu: { group: 'company', place: 60, text: 'our_tax_address', right: 'addresses.edit' } },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_our_tax_address }] }),
  component: OurTaxAddresses,
});
