import { createFileRoute } from '@tanstack/react-router';
import { MyTaxAddresses } from '#web/people/addresses/tax-addresses-page.tsx';

export const Route = createFileRoute('/profile/my-tax-address')({
  staticData: {
    texts: ['addresses', 'tax_address'],
    profileMenu: { group: 'purchases', place: 20, text: 'my_tax_address' },
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_my_tax_address }] }),
  component: MyTaxAddresses,
});
