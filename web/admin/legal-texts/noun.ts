import type { Api } from '#contract/index.ts';
import type { legalTextKinds, legalTextStates } from '#contract/platform/legal/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Noun, RowOf } from '../frame/noun.ts';

export type LegalTextRow = RowOf<Api['legal']['retrieveLegalTextSources']>;
export type LegalTextFilter = {
  search?: string;
  kind?: (typeof legalTextKinds)[number];
  state?: (typeof legalTextStates)[number];
};
export type LegalTextSort = 'kind' | 'counts_from' | 'published_at';

/** Without its name, which needs the texts of the reader. */
export const legalTexts = {
  name: 'legal-texts',
  claim: 'legal.edit',
  source: (input) => queries().legal.retrieveLegalTextSources.queryOptions({ input }),
  create: (input: Parameters<Api['legal']['createLegalText']>[0]) => api().legal.createLegalText(input),
  update: (input: Parameters<Api['legal']['updateLegalText']>[0]) => api().legal.updateLegalText(input),
  blank: {
    kind: 'terms',
    country: null,
    body: {},
    counts_from: null,
    state: 'draft',
    code: null,
    published_at: null,
    published_by: null,
    previous_id: null,
  },
} satisfies Omit<Noun<LegalTextRow, LegalTextFilter, LegalTextSort>, 'nameOf'>;

export function useLegalTexts(): Noun<LegalTextRow, LegalTextFilter, LegalTextSort> {
  const nameOf = useLegalTextName();
  return { ...legalTexts, nameOf };
}

/** «Termos · Angola · 2027-01-15». */
export function useLegalTextName(): (row: Pick<LegalTextRow, 'kind' | 'country' | 'code'>) => string {
  const t = useTexts('desk_legal');
  const countryName = useCountryName();
  return ({ kind, country, code }) =>
    [t('kind', { kind }), ...(country === null ? [] : [countryName(country)]), code ?? t('draft')].join(' · ');
}

export function useCountryName(): (country: string) => string {
  const { locale } = useVisitor();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (country) => names.of(country) ?? country;
}
