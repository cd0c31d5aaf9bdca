import type { LocaleKey } from '#contract/basics.ts';
import { amountsIn, countryIn } from '#api/shared/paper/sheet/amounts.ts';
import type { SheetWords } from '#api/shared/paper/sheet/sheet-words.ts';
import { textsFor } from '#api/shared/texts.ts';
import { dateFormat } from '#contract/rules/formats.ts';
import { printedSigns } from '../model/chain.ts';
import { correctionNotice, finalConsumer, lawOf, softwareNotice } from '../model/law.ts';
import type { FiscalSnapshot } from '../model/snapshot.ts';
import type { DocumentRow } from '../store/documents.ts';

export type DocumentWords = SheetWords & {
  /** Short paragraphs below the sums. */
  notes: readonly string[];
};

/** Labels are in the language of the reader; what the law demands is in that of the law. */
export function wordsOf(document: DocumentRow, locale: LocaleKey): DocumentWords {
  const t = textsFor(locale);
  const { kind, number, country, hash, snapshot, issued_at, due_at } = document;
  const { seller, buyer, certificate, currency, order_number, buyer_reference, origin } = snapshot;
  const software = softwareNotice(country, certificate, hash === null ? null : printedSigns(hash));
  const day = (moment: Date) => dateFormat(locale, { dateStyle: 'long', timeZone: lawOf(country).zone }).format(moment);

  return {
    t,
    locale,
    title: t(`fiscal.titles.${kind}`),
    facts: [
      [t('proforma.number'), number],
      [t('proforma.issued'), day(issued_at)],
      ...(due_at ? [[t('fiscal.due'), day(due_at)] as const] : []),
      [t('proforma.order'), order_number],
      ...(buyer_reference ? [[t('proforma.buyer_reference'), buyer_reference] as const] : []),
    ],
    seller: [seller.name, t('proforma.tax_id', { tax_id: seller.tax_id }), seller.address].filter(Boolean),
    buyer: [
      buyer.name,
      taxIdOf(document, t),
      buyer.street,
      [buyer.postal_code, buyer.city, buyer.region === buyer.city ? '' : buyer.region].filter(Boolean).join(' '),
      countryIn(locale, buyer.country),
    ].flatMap((line) => line || []),
    notice: origin ? originNotice(country, origin) : software,
    foot: software,
    total: t('fiscal.total'),
    notes: notesOf(snapshot, t),
    ...amountsIn(locale, currency),
  };
}

function originNotice(country: string, { correction, number }: NonNullable<FiscalSnapshot['origin']>): string {
  if (correction) return correctionNotice(country, correction, number);
  return `Referente à ${lawOf(country).invoice} ${number}`;
}

function taxIdOf({ country, snapshot: { buyer } }: DocumentRow, t: SheetWords['t']): string {
  if (buyer.tax_id) return t('proforma.tax_id', { tax_id: buyer.tax_id });
  const { finalConsumerId } = lawOf(country);
  if (finalConsumerId === null) return finalConsumer;
  return `${finalConsumer} · ${t('proforma.tax_id', { tax_id: finalConsumerId })}`;
}

function notesOf({ lines, payment_methods, reason }: FiscalSnapshot, t: SheetWords['t']): string[] {
  const exemptions = new Set(
    lines.flatMap(({ exemption }) => (exemption ? [`${exemption.code}: ${exemption.reason}`] : [])),
  );
  const methods = payment_methods.map((method) => methodName(method, t)).join(', ');
  return [
    ...[...exemptions].map((exemption) => t('fiscal.exempt', { exemption })),
    ...(methods ? [t('fiscal.paid_by', { methods })] : []),
    ...(reason ? [t('fiscal.reason', { reason })] : []),
  ];
}

function methodName(method: string, t: SheetWords['t']): string {
  switch (method) {
    case 'multicaixa':
      return t('fiscal.methods.multicaixa');
    case 'transferencia':
      return t('fiscal.methods.transferencia');
    case 'numerario':
      return t('fiscal.methods.numerario');
    case 'reserva':
      return t('fiscal.methods.reserva');
    case 'contracto':
      return t('fiscal.methods.contracto');
    default:
      return method;
  }
}
