import type { CartSummary } from '#contract/sales/cart/calls.ts';
import type { AcceptedTerms } from '#contract/sales/orders/calls.ts';

/** What an order of the priced cart accepts. */
export function acceptedTerms({ terms_version, lines }: Pick<CartSummary, 'terms_version' | 'lines'>): AcceptedTerms {
  const regulations = lines.flatMap(({ class: run, regulation }) =>
    run && regulation ? [{ class_id: run.id, sha256: regulation.sha256 }] : [],
  );
  return { terms_version, regulations };
}
