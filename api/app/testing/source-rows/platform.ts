import type { SourceRow } from './source-row.ts';

export const sourcesOfPlatform: SourceRow[] = [
  {
    noun: 'currencies',
    search: 'eur',
    input: async () => ({ name: 'Euro', definition: '{"symbol":"€","locale":"pt-PT"}', rate: 1012.5 }),
    atCreation: async () => ({ key: 'chf' }),
    shown: { key: 'chf', is_main: false },
    change: { rate: 1020 },
  },
];
