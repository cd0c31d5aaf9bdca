import type { LocalizedText } from '#contract/basics.ts';

type SeedCategory = { slug: string; cover_key: string; name: LocalizedText };

/** In the order of the home page. Each has its own drawing. */
export const categories = {
  safety: {
    slug: 'seguranca-no-trabalho',
    cover_key: 'seguranca',
    name: { pt: 'Segurança no trabalho', 'en-GB': 'Safety at work' },
  },
  technology: {
    slug: 'tecnologia-e-dados',
    cover_key: 'tecnologia',
    name: { pt: 'Tecnologia e dados', 'en-GB': 'Technology and data' },
  },
  management: {
    slug: 'gestao-e-lideranca',
    cover_key: 'gestao',
    name: { pt: 'Gestão e liderança', 'en-GB': 'Management and leadership' },
  },
  accounting: {
    slug: 'contabilidade-e-fiscalidade',
    cover_key: 'contabilidade',
    name: { pt: 'Contabilidade e fiscalidade', 'en-GB': 'Accounting and tax' },
  },
  languages: { slug: 'linguas', cover_key: 'linguas', name: { pt: 'Línguas', 'en-GB': 'Languages' } },
  health: {
    slug: 'saude-e-apoio-social',
    cover_key: 'saude',
    name: { pt: 'Saúde e apoio social', 'en-GB': 'Health and social care' },
  },
  energy: {
    slug: 'energia-e-manutencao',
    cover_key: 'energia',
    name: { pt: 'Energia e manutenção', 'en-GB': 'Energy and maintenance' },
  },
  tourism: {
    slug: 'hotelaria-e-turismo',
    cover_key: 'turismo',
    name: { pt: 'Hotelaria e turismo', 'en-GB': 'Hospitality and tourism' },
  },
} satisfies Record<string, SeedCategory>;
