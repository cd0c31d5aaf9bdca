import type { LocaleKey } from '#contract/basics.ts';
import type { InvoiceSnapshot } from '#contract/sales/orders/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { amountsIn, countryIn } from '#api/shared/paper/sheet/amounts.ts';
import { textsFor } from '#api/shared/texts.ts';
import { dateFormat } from '#contract/rules/formats.ts';
import type { Proforma } from './proforma.ts';

export type Words = ReturnType<typeof wordsOf>;

export function wordsOf({ number, issued_at, snapshot, bank }: Proforma, locale: LocaleKey) {
  const t = textsFor(locale);
  const { order_number, buyer_reference, currency } = snapshot;

  return {
    t,
    locale,
    title: t('proforma.title'),
    notice: snapshot.notice,
    foot: snapshot.notice,
    total: t('proforma.total'),
    facts: [
      [t('proforma.number'), number],
      [t('proforma.issued'), dateFormat(locale, { dateStyle: 'long', timeZone: operatorZone }).format(issued_at)],
      [t('proforma.order'), order_number],
      ...(buyer_reference ? [[t('proforma.buyer_reference'), buyer_reference] as const] : []),
    ] as const,
    ...partiesIn(t, locale, snapshot),
    ...amountsIn(locale, currency),
    transfer: bank && [
      [t('proforma.bank'), bank.bank_name],
      [t('proforma.iban'), bank.iban.replaceAll(/(?<=^(?:.{4})+)(?=.)/g, ' ')],
      [t('proforma.holder'), bank.account_holder],
      [t('proforma.message'), order_number],
    ],
  };
}

/** Seller and buyer as they stand on the documents of an order. */
export function partiesIn(
  t: ReturnType<typeof textsFor>,
  locale: LocaleKey,
  { seller, buyer }: Pick<InvoiceSnapshot, 'seller' | 'buyer'>,
) {
  const taxId = (tax_id: string | undefined) =>
    tax_id ? t('proforma.tax_id', { tax_id }) : t('proforma.final_consumer');

  return {
    seller: [seller.name, ...(seller.tax_id ? [taxId(seller.tax_id)] : []), seller.address].filter(Boolean),
    buyer: [
      buyer.name,
      taxId(buyer.tax_id),
      buyer.street,
      [buyer.postal_code, buyer.city].filter(Boolean).join(' '),
      buyer.region === buyer.city ? undefined : buyer.region,
      countryIn(locale, buyer.country),
    ].flatMap((line) => line || []),
  };
}
