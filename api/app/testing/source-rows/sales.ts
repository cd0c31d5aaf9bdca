import { expect } from 'vitest';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import type { SourceRow } from './source-row.ts';

export const sourcesOfSales: SourceRow[] = [
  {
    noun: 'coupons',
    search: 'NATAL',
    input: async (ctx) => ({
      percent: null,
      amount_minor: 500_000,
      currency_id: 1,
      minimum_minor: 2_000_000,
      scope: 'courses',
      scope_ids: [(await makeCourse(ctx)).id],
      most_uses: 20,
      most_uses_per_person: 1,
      most_uses_per_organization: null,
      first_day: '2026-12-01',
      last_day: '2026-12-31',
      is_active: false,
    }),
    atCreation: async () => ({ code: 'NATAL-26' }),
    shown: { code: 'NATAL-26', uses: 0, was_used: false, created_at: expect.any(String) },
    change: { is_active: true },
    deletion: 'none',
  },
];
