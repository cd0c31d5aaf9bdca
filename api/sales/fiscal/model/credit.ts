import { Refusal } from '#contract/refusals.ts';
import type { FiscalLine } from './snapshot.ts';
import { splitGross } from './tax.ts';

/** Everything that is left, an amount with tax, or seats of lines by their place. */
export type Query = 'whole' | { amount_minor: number } | { lines: readonly { line: number; quantity: number }[] };

type Remaining = { line: FiscalLine; net_minor: number; tax_minor: number; isUntouched: boolean };
type Part = { left: Remaining; quantity: number; gross_minor: number };

/**
 * The lines of a credit note. Together with the earlier ones they never credit more of a line than was invoiced, and a
 * line that is credited in full gets the rest of its tax. Refuses `credit_exceeds_invoice`.
 */
export function creditLines(
  invoiced: readonly FiscalLine[],
  credited: readonly FiscalLine[],
  requested: Query,
): FiscalLine[] {
  const left = invoiced.map((line) => leftOf(line, credited)).filter((one) => grossOf(one) > 0);
  const parts = partsOf(left, requested).filter(({ gross_minor }) => gross_minor > 0);
  if (parts.length === 0) throw new Refusal('credit_exceeds_invoice');
  const split = splitGross(
    parts.map((part) => ({ gross_minor: part.gross_minor, tax_rate_percent: part.left.line.tax_rate_percent })),
  );
  return parts.map((part, place) => credit(part, split[place]?.tax_minor ?? 0));
}

function leftOf(line: FiscalLine, credited: readonly FiscalLine[]): Remaining {
  const before = credited.filter((earlier) => earlier.line === line.line);
  return {
    line,
    net_minor: before.reduce((sum, { net_minor }) => sum - net_minor, line.net_minor),
    tax_minor: before.reduce((sum, { tax_minor }) => sum - tax_minor, line.tax_minor),
    isUntouched: before.length === 0,
  };
}

function grossOf({ net_minor, tax_minor }: { net_minor: number; tax_minor: number }): number {
  return net_minor + tax_minor;
}

function partsOf(left: readonly Remaining[], requested: Query): Part[] {
  if (requested === 'whole') return left.map((one) => partOf(one, grossOf(one)));
  return 'lines' in requested ? byLines(left, requested.lines) : byAmount(left, requested.amount_minor);
}

function byLines(left: readonly Remaining[], lines: readonly { line: number; quantity: number }[]): Part[] {
  const places = new Set(lines.map(({ line }) => line));
  if (places.size < lines.length) throw new Refusal('invalid_input', { field: 'lines' });
  return lines.map(({ line, quantity }) => {
    const match = left.find((one) => one.line.line === line);
    const isWhole = Number.isSafeInteger(quantity) && quantity > 0;
    const gross_minor = match && isWhole ? priceOf(match.line, quantity) : 0;
    if (!match || !isWhole || gross_minor > grossOf(match)) throw new Refusal('credit_exceeds_invoice');
    return { left: match, quantity, gross_minor };
  });
}

/** Some seats of a line have their part of its discount, rounded down. */
function priceOf(line: FiscalLine, quantity: number): number {
  const whole = line.quantity * line.unit_price_minor - (line.discount_minor ?? 0);
  return Number((BigInt(whole) * BigInt(quantity)) / BigInt(line.quantity));
}

/** In proportion to what is left of each line; the first lines take the minor units that remain. */
function byAmount(left: readonly Remaining[], amountMinor: number): Part[] {
  const all = left.reduce((sum, one) => sum + grossOf(one), 0);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > all) {
    throw new Refusal('credit_exceeds_invoice');
  }
  const shares = left.map((one) => Number((BigInt(amountMinor) * BigInt(grossOf(one))) / BigInt(all)));
  const rest = amountMinor - shares.reduce((sum, share) => sum + share, 0);
  return left.map((one, place) => partOf(one, (shares[place] ?? 0) + (place < rest ? 1 : 0)));
}

function partOf(left: Remaining, gross_minor: number): Part {
  const { line, isUntouched } = left;
  return { left, gross_minor, quantity: isUntouched && gross_minor === grossOf(line) ? line.quantity : 1 };
}

function credit({ left, quantity, gross_minor }: Part, tax: number): FiscalLine {
  const least = Math.max(0, gross_minor - left.net_minor);
  const most = Math.min(left.tax_minor, gross_minor);
  const tax_minor = Math.min(Math.max(tax, least), most);
  const discount = quantity === left.line.quantity ? (left.line.discount_minor ?? 0) : 0;
  const isWholeLine = quantity * left.line.unit_price_minor - discount === gross_minor;
  return {
    ...left.line,
    quantity: isWholeLine ? quantity : 1,
    unit_price_minor: isWholeLine ? left.line.unit_price_minor : gross_minor,
    ...(left.line.discount_minor !== undefined && { discount_minor: isWholeLine ? discount : 0 }),
    net_minor: gross_minor - tax_minor,
    tax_minor,
  };
}
