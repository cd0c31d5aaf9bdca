import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/sales/orders/calls.ts';
import { addressLine } from '#web/people/addresses/index.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { NounLink } from '../../frame/noun-link.tsx';
import { Part } from '../../frame/record/part.tsx';
import { recordQuery } from '../order-queries.ts';

/** Who bought, for whom, and whom the documents name. */
export function Buyer({ order }: { order: Order }) {
  const t = useTexts('desk_orders');
  const record = useQuery(recordQuery(order.id)).data?.results[0];
  const { user_id, buyer_name, organization_id, buyer_reference } = order;
  const facts = [
    { term: t('person'), value: <NounLink record={{ noun: 'users', id: user_id }}>{buyer_name}</NounLink> },
    record?.buyer.username && { term: t('email'), value: record.buyer.username },
    organization_id !== null && {
      term: t('organization'),
      value: (
        <NounLink record={{ noun: 'organizations', id: organization_id }}>{record?.organization?.name ?? ''}</NounLink>
      ),
    },
    buyer_reference !== null && { term: t('buyer_reference'), value: buyer_reference },
    { term: t('invoice_to'), value: <InvoiceTo order={order} /> },
  ];

  return (
    <Part id="buyer" title={t('part_buyer')}>
      <DefinitionList items={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
    </Part>
  );
}

function InvoiceTo({ order: { tax_address: address } }: { order: Order }) {
  const t = useTexts('desk_orders');
  const { locale } = useVisitor();

  if (!address) return t('final_consumer');
  const { name, tax_id, street = '', postal_code = '', city = '', region = '', country, email } = address;
  const line = addressLine({ street, postal_code, city, region, country }, locale);
  return [name, tax_id && t('tax_id', { tax_id }), line, email].filter(Boolean).join(', ');
}
