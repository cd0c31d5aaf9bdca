import type { CourseFilter } from '#contract/offer/catalogue/calls.ts';
import { courseSorts } from '#contract/offer/catalogue/values.ts';
import type { LocaleKey } from '#contract/basics.ts';
import { dice, type Die } from './generate-courses.ts';

export type VariedSearch = {
  search: string;
  filter: Omit<CourseFilter, 'search'>;
  sort: (typeof courseSorts)[number];
  locale: LocaleKey;
  page: number;
};

/** Words of the generated catalogue, in every way in which people type them. */
const words = [
  'programação',
  'programacao',
  'PROGRAMAÇÃO',
  'gestão',
  'projeto',
  'projetos',
  'segurança',
  'obra',
  'contabilidade',
  'contab',
  'soldadura',
  'sold',
  'welding',
  'project',
  'managing',
  'networks',
  'redes',
  'inglês',
  'kimbundu',
  'farmácia',
  'cozinha',
  'solares',
  'geradores',
  'Luanda',
  'Lubango',
  'academia',
  'instituto 7',
  'escola',
  'beginners',
  'prática',
  'empresas',
  'avançado',
  'certificado',
  'manual',
  'computador',
  'tecnologia',
  'saúde',
  'línguas',
  'edição 42',
  '1234',
  'a',
  'de',
  'para',
  'IVA',
  'programasão',
  'contabilidde',
  'seguransa',
  'soldaduar',
  'xadrez',
  'größe',
  'Übung',
  'naïve',
  'C#',
  'C++',
  '.NET',
  'desoxirribo',
  'مقدمة',
  '数据分析',
  "O'Neil",
  '%_%',
];
const filters: VariedSearch['filter'][] = [
  {},
  { type: 'online' },
  { type: ['presential', 'online-sync'] },
  { level: 'beginner' },
  { language: 'en' },
  { language: { ne: 'pt' } },
  { duration: ['day', 'days'] },
  { category_id: 2 },
  { category_id: [1, 3] },
  { partner_id: [1, 2, 3, 4, 5, 6, 7] },
  { city: 'Luanda' },
  { has_seats: true },
  { starts_within: 'month' },
  { price_minor: { lte: 20_000_000 } },
  { price_minor: { gte: 10_000_000, lte: 30_000_000 } },
  { level: 'advanced', has_seats: true, type: 'online' },
];
const locales: LocaleKey[] = ['pt-PT', 'en-GB'];

/** The same every time. Each word comes alone, then with filters, in other orders, on later pages and beside others. */
export function* variedSearches(count: number): Generator<VariedSearch> {
  const die = dice(20_261_127);
  for (let number = 0; number < count; number++) yield variedSearch(number, die);
}

function variedSearch(number: number, die: Die): VariedSearch {
  const first = at(words, number);
  const round = Math.floor(number / words.length);
  const others = [first, at(words, die(words.length)), at(words, die(words.length))];
  return {
    search: others.slice(0, round < 5 ? 1 : 1 + die(3)).join(' '),
    filter: round === 0 ? {} : at(filters, number + round),
    sort: round < 3 ? 'relevance' : at(courseSorts, die(courseSorts.length)),
    locale: at(locales, die(2)),
    page: 1 + (die(4) === 0 ? 1 : 0),
  };
}

function at<T>(list: readonly T[], place: number): T {
  const one = list[place % list.length];
  if (one === undefined) throw new Error('The list is empty.');
  return one;
}
