import { expect } from 'vitest';
import { both, type SourceRow } from './source-row.ts';

export const sourcesOfPlatform: SourceRow[] = [
  {
    noun: 'currencies',
    search: 'eur',
    input: async () => ({ name: 'Euro', definition: '{"symbol":"€","locale":"pt-PT"}', rate: 1012.5 }),
    atCreation: async () => ({ key: 'chf' }),
    shown: { key: 'chf', is_main: false },
    change: { rate: 1020 },
  },
  {
    noun: 'legal-texts',
    search: 'desistir',
    input: async () => ({ body: both('Tem **10** dias para desistir.'), counts_from: null }),
    atCreation: async () => ({ kind: 'refunds', country: 'MZ' }),
    shown: {
      kind: 'refunds',
      country: 'MZ',
      state: 'draft',
      code: null,
      published_at: null,
      published_by: null,
      previous_id: expect.any(Number),
    },
    change: { counts_from: '2027-02-01' },
    text: 'body',
    deletion: 'final',
  },
  {
    noun: 'webhooks',
    search: 'exemplo.ao',
    input: async () => ({
      name: 'ERP',
      address: 'https://erp.exemplo.ao/hook',
      events: ['order.paid', 'refund.done'],
      is_active: true,
    }),
    shown: {
      state: 'working',
      disabled_reason: null,
      failing_since: null,
      former_secret_until: null,
      created_at: expect.any(String),
    },
    change: { name: 'Contabilidade' },
  },
];
