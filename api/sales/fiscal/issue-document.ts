import { createSign } from 'node:crypto';
import { Refusal } from '#contract/refusals.ts';
import type { FiscalKind } from '#contract/sales/fiscal/values.ts';
import type { OrderRow } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { dayIn, fiscalNumber, notBefore, signedText } from './model/chain.ts';
import { lawOf } from './model/law.ts';
import { requireSound, type FiscalSnapshot } from './model/snapshot.ts';
import { sumsOf, taxSummary } from './model/tax.ts';
import { readCertificate, readSeller, readSeriesPrefix } from './settings.ts';
import { insertDocument, type DocumentRow } from './store/documents.ts';
import { lastOfSeries, takeSeriesNumber } from './store/series.ts';

export type Draft = {
  kind: FiscalKind;
  order: Pick<OrderRow, 'id' | 'user_id' | 'currency_id'>;
  occasion: string;
  origin: DocumentRow | null;
  dueAt: Date | null;
  /** Of a receipt, which has no lines. */
  totalMinor: number;
  content: Omit<FiscalSnapshot, 'seller' | 'certificate' | 'tax_summary'>;
};

/**
 * Takes the number and writes the document, in the transaction of the caller, which has locked the order. Locks the
 * series, so take no other lock afterwards.
 */
export async function issueDocument(ctx: Ctx, draft: Draft): Promise<DocumentRow> {
  const { kind, order, origin, totalMinor, content } = draft;
  const seller = await readSeller(ctx);
  const certificate = await readCertificate(ctx, seller.country);
  if (certificate === null) throw new Error(`softwareCertificate${seller.country} (group Fiscal) is empty.`);
  requireSound(content, totalMinor);
  const { zone } = lawOf(seller.country);
  const year = Number(dayIn(zone, ctx.now()).slice(0, 4));
  const series = { kind, country: seller.country, year, prefix: await readSeriesPrefix(ctx) };
  const { seriesId, place } = await takeSeriesNumber(ctx, series);
  const last = await lastOfSeries(ctx, seriesId);
  const issuedAt = notBefore(ctx.now(), last?.system_entry_at ?? null);
  const number = fiscalNumber(kind, series, place);
  const sums = content.lines.length > 0 ? sumsOf(content.lines) : { net_minor: totalMinor, tax_minor: 0 };
  const document = await insertDocument(ctx, {
    kind,
    issued_by: 'internal',
    country: seller.country,
    series_id: seriesId,
    series_number: place,
    number,
    order_id: order.id,
    user_id: order.user_id,
    origin_document_id: origin?.id ?? null,
    occasion: draft.occasion,
    issued_at: issuedAt,
    system_entry_at: issuedAt,
    due_at: draft.dueAt,
    currency_id: order.currency_id,
    net_minor: sums.net_minor,
    tax_minor: sums.tax_minor,
    total_minor: totalMinor,
    snapshot: { ...content, seller, certificate, tax_summary: taxSummary(content.lines) },
    ...hashOf(ctx, { kind, country: seller.country, issuedAt, number, totalMinor, previousHash: last?.hash ?? '' }),
    pdf_file_id: null,
  });
  if (!document) throw new Refusal('fiscal_number_taken');
  return document;
}

type Link = {
  kind: FiscalKind;
  country: string;
  issuedAt: Date;
  number: string;
  totalMinor: number;
  previousHash: string;
};

/** Receipts are not in the chain [domain 2, Chain]. */
function hashOf({ config: { fiscalKey } }: Ctx, { kind, country, issuedAt, previousHash, ...link }: Link) {
  const { hasChain, zone } = lawOf(country);
  if (!fiscalKey || !hasChain || kind === 'RC') return { hash: null, previous_hash: null, hash_control: null };
  const text = signedText({ ...link, zone, issuedAt, enteredAt: issuedAt, previousHash });
  const hash = createSign('RSA-SHA1').update(text).sign(fiscalKey.pem, 'base64');
  return { hash, previous_hash: previousHash, hash_control: fiscalKey.version };
}
