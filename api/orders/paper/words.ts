import type { LocaleKey } from '#contract/basics.ts';
import { decimalsOf } from '#contract/visitor-values.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { textsFor } from '#api/shared/texts.ts';
import type { Proforma } from './proforma.ts';

export type Words = ReturnType<typeof wordsOf>;

export function wordsOf({ number, issued_at, snapshot, bank }: Proforma, locale: LocaleKey) {
  const t = textsFor(locale);
  const { order_number, currency, seller, buyer } = snapshot;
  const money = (minor: number) => `${amountIn(locale, currency, minor)}\u00A0${currency.toUpperCase()}`;
  const taxId = (tax_id: string | undefined) =>
    tax_id ? t('proforma.tax_id', { tax_id }) : t('proforma.final_consumer');

  return {
    t,
    locale,
    title: t('proforma.title'),
    notice: snapshot.notice,
    foot: snapshot.notice,
    total: t('proforma.total'),
    facts: [
      [t('proforma.number'), number],
      [
        t('proforma.issued'),
        new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: operatorZone }).format(issued_at),
      ],
      [t('proforma.order'), order_number],
    ] as const,
    seller: [seller.name, ...(seller.tax_id ? [taxId(seller.tax_id)] : []), seller.address].filter(Boolean),
    buyer: [
      buyer.name,
      taxId(buyer.tax_id),
      buyer.street,
      [buyer.postal_code, buyer.city].filter(Boolean).join(' '),
      buyer.region,
      countryIn(locale, buyer.country),
    ].flatMap((line) => line || []),
    amount: (minor: number) => amountIn(locale, currency, minor),
    money,
    rate: (percent: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(percent),
    transfer: bank && [
      [t('proforma.bank'), bank.bank_name],
      [t('proforma.iban'), bank.iban.replaceAll(/(?<=^(?:.{4})+)(?=.)/g, ' ')],
      [t('proforma.holder'), bank.account_holder],
      [t('proforma.message'), order_number],
    ],
  };
}

/** All Portuguese locales group amounts alike. */
function amountIn(locale: LocaleKey, currency: string, minor: number): string {
  const decimals = decimalsOf(currency);
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' } as const;
  const format = new Intl.NumberFormat(locale === 'en-GB' ? locale : 'pt-AO', options);
  return format.format(minor / 10 ** decimals).replaceAll(/\s/g, '\u00A0');
}

function countryIn(locale: LocaleKey, country: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
