import type { LocalizedText } from '#contract/basics.ts';
import { isTaxed, sumsOf, type TaxedLine } from './tax.ts';

export type FiscalLine = TaxedLine & {
  /** The place of the line in the corrected document; its own in an invoice. */
  line: number;
  title: LocalizedText;
  quantity: number;
  /** Tax included. */
  unit_price_minor: number;
  /** Off the line, tax included; none in documents from before there were discounts. */
  discount_minor?: number | undefined;
  /** Why a line without tax has none. */
  exemption: { code: string; reason: string } | null;
};

export type FiscalBuyer = {
  name: string;
  tax_id?: string | undefined;
  country: string;
  street?: string | undefined;
  city?: string | undefined;
  region?: string | undefined;
  postal_code?: string | undefined;
  email?: string | undefined;
};

/** What a document says, frozen when it is issued. */
export type FiscalSnapshot = {
  seller: { name: string; tax_id: string; address: string; country: string };
  buyer: FiscalBuyer;
  order_number: string;
  /** The buyer's own number. */
  buyer_reference?: string | undefined;
  currency: string;
  lines: FiscalLine[];
  tax_summary: TaxedLine[];
  /** Slugs of the methods by which the money came. */
  payment_methods: string[];
  origin: { number: string; correction: 'annulment' | 'rectification' | null } | null;
  reason: string | null;
  /** The number that the tax authority gave the software. */
  certificate: string;
};

/**
 * Throws where a document would contradict itself. A receipt settles an invoice and has no lines of its own; a credit
 * note returns what is left of the tax of a line, which may differ from its rate.
 */
export function requireSound({ lines, origin }: Pick<FiscalSnapshot, 'lines' | 'origin'>, total_minor: number): void {
  if (total_minor <= 0) throw new Error('A fiscal document of nothing is not issued.');
  if (lines.length === 0) return;
  if (sumsOf(lines).total_minor !== total_minor) throw new Error('The lines do not add up to the total.');
  if (!origin && !isTaxed(lines)) throw new Error('The tax of the lines is not that of their rates.');
  const bare = lines.find(({ tax_rate_percent, exemption }) => tax_rate_percent === 0 && !exemption?.reason);
  if (bare) throw new Error('A line without tax needs the settings exemptionCode and exemptionReason (group Fiscal).');
}
