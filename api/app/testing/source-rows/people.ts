import { expect } from 'vitest';
import { makeOrganization, setOrganizationTerms } from '#api/people/organizations/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { SourceRow } from './source-row.ts';

export const sourcesOfPeople: SourceRow[] = [
  {
    noun: 'organizations/terms',
    search: 'organization',
    make: async (ctx) => {
      const { id } = await makeOrganization(ctx);
      const terms = {
        erp_group: 'CNGN' as const,
        credit_limit_minor: 90_000_000,
        credit_currency_id: 1,
        payment_terms_days: 30,
        contract: { number: 'C-7', from: '2026-11-01', to: '2027-10-31', ceiling_minor: 500_000_000 },
      };
      await setOrganizationTerms(asSystem(ctx), { id, ...terms });
      return { id, fields: { status: 'active', ...terms } };
    },
    shown: { name: expect.any(String), country: 'AO', tax_id: expect.any(String) },
    change: { payment_terms_days: 45 },
    deletion: 'none',
  },
];
