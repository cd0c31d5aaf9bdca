import type { LegalTextKind } from '#contract/platform/legal/values.ts';
import { queries } from '#web/shared/api/api.ts';

export type LegalPage = 'terms' | 'privacy';

/** The rules for refunds are on the page of the terms that they belong to. */
const kindsOf: Record<LegalPage, LegalTextKind[]> = { terms: ['terms', 'refunds'], privacy: ['privacy'] };

export function legalQuery(page: LegalPage) {
  return queries().legal.retrieveLegalTexts.queryOptions({ input: { filter: { kind: kindsOf[page] } } });
}
