import type { CartSummary } from '#contract/sales/cart/calls.ts';
import type { CouponQuote } from '#contract/sales/coupons/calls.ts';

/** The cart at the price that a code makes. */
export function discounted(summary: CartSummary, quote: CouponQuote | undefined): CartSummary {
  return quote ? { ...summary, total: quote.total, tax: quote.tax } : summary;
}
