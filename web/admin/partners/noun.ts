import type { Api } from '#contract/index.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Noun, RowOf } from '../frame/noun.ts';

export type PartnerRow = RowOf<Api['catalogue']['retrievePartnerSources']>;
type PartnerSort = 'name' | 'city' | 'slug';

export const partners: Noun<PartnerRow, { search?: string }, PartnerSort> = {
  name: 'partners',
  claim: 'catalogue.edit',
  source: (input) => queries().catalogue.retrievePartnerSources.queryOptions({ input }),
  create: (input: Parameters<Api['catalogue']['createPartner']>[0]) => api().catalogue.createPartner(input),
  update: (input: Parameters<Api['catalogue']['updatePartner']>[0]) => api().catalogue.updatePartner(input),
  remove: (input) => api().catalogue.deletePartner(input),
  restore: (input) => api().catalogue.restorePartner(input),
  nameOf: ({ name }) => name,
  blank: {
    slug: '',
    name: '',
    city: null,
    country: null,
    about: {},
    licence: null,
    website: null,
    tax_id: null,
    signatory_name: null,
    signatory_role: {},
    logo_picture_id: null,
    cover_picture_id: null,
    logo_picture_alt: {},
    cover_picture_alt: {},
  },
};
