import type { LocalizedText } from '#contract/basics.ts';

type SeedPartner = {
  slug: string;
  name: string;
  city: string;
  country: 'AO' | 'MZ' | 'PT';
  licence: string;
  website: string;
  tax_id: string;
  signatory_name: string;
  signatory_role: LocalizedText;
  about: LocalizedText;
};

/** The schools. Their numbers follow the rules of their countries, and belong to nobody. */
export const partners = {
  baia: {
    slug: 'instituto-baia-de-luanda',
    name: 'Instituto Baía de Luanda',
    city: 'Luanda',
    country: 'AO',
    licence: 'INEFOP n.º 214/2025',
    website: 'https://baia.mestria.example',
    tax_id: '5401182273',
    signatory_name: 'Engrácia Dombaxe',
    signatory_role: { pt: 'Diretora pedagógica', 'en-GB': 'Head of training' },
    about: {
      pt: 'Forma equipas de obra, de escritório e de emergência em Talatona e na Maianga desde 2009. Tem um estaleiro de treino com andaimes, valas e uma torre de trabalho em altura.',
      'en-GB':
        'Has trained site, office and emergency teams in Talatona and Maianga since 2009. It runs a practice yard with scaffolding, trenches and a tower for work at height.',
    },
  },
  planalto: {
    slug: 'academia-planalto',
    name: 'Academia Planalto',
    city: 'Huambo',
    country: 'AO',
    licence: 'INEFOP n.º 87/2024',
    website: 'https://planalto.mestria.example',
    tax_id: '5417330914',
    signatory_name: 'Abílio Sakaita',
    signatory_role: { pt: 'Diretor', 'en-GB': 'Director' },
    about: {
      pt: 'Nasceu de uma sala de informática no Huambo e hoje dá aulas por vídeo a todo o planalto. Os formadores trabalham de dia nas empresas de que falam à noite.',
      'en-GB':
        'It grew out of a single computer room in Huambo and now teaches the whole plateau by video. By day its trainers work in the very firms they talk about at night.',
    },
  },
  beira: {
    slug: 'casa-do-saber-da-beira',
    name: 'Casa do Saber da Beira',
    city: 'Beira',
    country: 'MZ',
    licence: 'ANEP n.º 0342/2023',
    website: 'https://saber-da-beira.mestria.example',
    tax_id: '401999701',
    signatory_name: 'Lurdes Sitoe',
    signatory_role: { pt: 'Diretora', 'en-GB': 'Director' },
    about: {
      pt: 'Ensina na Ponta-Gêa, a dois passos do porto, e leva oficinas móveis ao Dondo e a Nhamatanda. Metade das turmas é feita por encomenda de empresas da região.',
      'en-GB':
        'Teaches in Ponta-Gêa, a short walk from the port, and takes mobile workshops to Dondo and Nhamatanda. Half of its classes are run for firms in the region.',
    },
  },
  tejo: {
    slug: 'escola-de-oficios-do-tejo',
    name: 'Escola de Ofícios do Tejo',
    city: 'Lisboa',
    country: 'PT',
    licence: 'DGERT n.º 3187/2022',
    website: 'https://oficios-do-tejo.mestria.example',
    tax_id: '519999800',
    signatory_name: 'Henrique Vale Pinto',
    signatory_role: { pt: 'Diretor pedagógico', 'en-GB': 'Head of training' },
    about: {
      pt: 'Instalada numa antiga fábrica de Marvila, ensina ofícios que se aprendem com as mãos: eletricidade, pastelaria, cuidado de pessoas e a arte de ensinar.',
      'en-GB':
        'Housed in a former factory in Marvila, it teaches trades that are learnt by hand: electrical work, pastry, caring for people, and the craft of teaching itself.',
    },
  },
  indico: {
    slug: 'centro-de-linguas-do-indico',
    name: 'Centro de Línguas do Índico',
    city: 'Maputo',
    country: 'MZ',
    licence: 'ANEP n.º 0119/2021',
    website: 'https://linguas-do-indico.mestria.example',
    tax_id: '401999817',
    signatory_name: 'Amélia Nhaca Tembe',
    signatory_role: { pt: 'Diretora pedagógica', 'en-GB': 'Head of training' },
    about: {
      pt: 'Doze formadores, três línguas e turmas de dez pessoas. Parte sempre do trabalho de quem aprende: o balcão, a oficina, a receção, a reunião.',
      'en-GB':
        'Twelve trainers, three languages and classes of ten. Every lesson starts from the work of those who learn: the counter, the workshop, the front desk, the meeting.',
    },
  },
  norte: {
    slug: 'norte-formacao',
    name: 'Norte Formação',
    city: 'Porto',
    country: 'PT',
    licence: 'DGERT n.º 2954/2021',
    website: 'https://norte.mestria.example',
    tax_id: '519999720',
    signatory_name: 'Marta Seabra',
    signatory_role: { pt: 'Gerente', 'en-GB': 'Managing partner' },
    about: {
      pt: 'Contas, dados e gestão para pequenas empresas, em Campanhã e por vídeo. Cada curso acaba com um documento que se usa no dia seguinte.',
      'en-GB':
        'Accounts, data and management for small firms, in Campanhã and by video. Every course ends with a document you can put to use the next day.',
    },
  },
  lubango: {
    slug: 'escola-de-oficios-do-lubango',
    name: 'Escola de Ofícios do Lubango',
    city: 'Lubango',
    country: 'AO',
    licence: 'INEFOP n.º 301/2025',
    website: 'https://oficios-do-lubango.mestria.example',
    tax_id: '5410027651',
    signatory_name: 'Estêvão Mutombo',
    signatory_role: { pt: 'Diretor da escola', 'en-GB': 'Head of school' },
    about: {
      pt: 'Tem a primeira oficina de energia solar do sul: doze bancadas, um telhado de treino e um furo com bomba. Também dá aulas em Benguela, na Catumbela.',
      'en-GB':
        'Home to the first solar workshop in the south: twelve benches, a practice roof and a borehole with a pump. It also teaches in Catumbela, near Benguela.',
    },
  },
  mussulo: {
    slug: 'escola-do-mussulo',
    name: 'Escola do Mussulo',
    city: 'Luanda',
    country: 'AO',
    licence: 'INEFOP n.º 158/2024',
    website: 'https://mussulo.mestria.example',
    tax_id: '5402745188',
    signatory_name: 'Vitória Cassoma',
    signatory_role: { pt: 'Diretora da escola', 'en-GB': 'Head of school' },
    about: {
      pt: 'Escola de hotelaria com uma cozinha, um bar e oito quartos onde se recebe gente a sério. Leva a mesma forma de trabalhar a hotéis de Maputo e do Lubango.',
      'en-GB':
        'A hospitality school with a kitchen, a bar and eight rooms that take real guests. It brings the same way of working to hotels in Maputo and Lubango.',
    },
  },
} satisfies Record<string, SeedPartner>;

export type PartnerKey = keyof typeof partners;

export function schoolOf(slug: string): PartnerKey {
  const key = Object.keys(partners).find((each): each is PartnerKey => partners[each as PartnerKey].slug === slug);
  if (!key) throw new Error(`The seed has no school ${slug}.`);
  return key;
}
