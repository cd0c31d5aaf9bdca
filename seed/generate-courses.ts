import { courseLevels, courseTypes } from '#contract/offer/catalogue/values.ts';

export type GeneratedCourse = {
  number: number;
  title: { pt: string; 'en-GB': string };
  summary: { pt: string; 'en-GB': string };
  description: { pt: string };
  type: (typeof courseTypes)[number];
  level: (typeof courseLevels)[number];
  workload_hours: number;
  category: string;
  partner: string;
  price_minor: number;
};

type Word = readonly [portuguese: string, english: string];

const subjects: Record<string, readonly Word[]> = {
  'Gestão e liderança': [
    ['Gestão de projetos', 'Project management'],
    ['Liderança de equipas', 'Team leadership'],
    ['Negociação', 'Negotiation'],
    ['Planeamento estratégico', 'Strategic planning'],
    ['Gestão do tempo', 'Time management'],
    ['Recursos humanos', 'Human resources'],
    ['Marketing digital', 'Digital marketing'],
    ['Gestão de armazéns', 'Warehouse management'],
  ],
  'Tecnologia e dados': [
    ['Programação em Python', 'Python programming'],
    ['Folha de cálculo', 'Spreadsheets'],
    ['Análise de dados', 'Data analysis'],
    ['Cibersegurança', 'Cybersecurity'],
    ['Redes de computadores', 'Computer networks'],
    ['Bases de dados', 'Databases'],
    ['Programação web', 'Web programming'],
    ['Inteligência artificial', 'Artificial intelligence'],
  ],
  'Segurança no trabalho': [
    ['Segurança em obra', 'Safety on site'],
    ['Trabalho em altura', 'Work at height'],
    ['Combate a incêndios', 'Fire fighting'],
    ['Primeiros socorros', 'First aid'],
    ['Movimentação de cargas', 'Load handling'],
    ['Ergonomia', 'Ergonomics'],
  ],
  'Contabilidade e fiscalidade': [
    ['Contabilidade geral', 'General accounting'],
    ['IVA e faturação', 'VAT and invoicing'],
    ['Tesouraria', 'Cash management'],
    ['Análise financeira', 'Financial analysis'],
    ['Auditoria interna', 'Internal audit'],
    ['Processamento de salários', 'Payroll'],
  ],
  Línguas: [
    ['Inglês comercial', 'Business English'],
    ['Português para estrangeiros', 'Portuguese for foreigners'],
    ['Francês', 'French'],
    ['Redação de relatórios', 'Report writing'],
    ['Kimbundu', 'Kimbundu'],
  ],
  'Saúde e apoio social': [
    ['Apoio a idosos', 'Care of the elderly'],
    ['Higiene hospitalar', 'Hospital hygiene'],
    ['Nutrição', 'Nutrition'],
    ['Saúde materna', 'Maternal health'],
    ['Farmácia comunitária', 'Community pharmacy'],
  ],
  'Energia e manutenção': [
    ['Sistemas solares', 'Solar systems'],
    ['Manutenção de geradores', 'Generator maintenance'],
    ['Instalações elétricas', 'Electrical installations'],
    ['Soldadura', 'Welding'],
    ['Refrigeração', 'Refrigeration'],
    ['Mecânica de automóveis', 'Car mechanics'],
  ],
  'Hotelaria e turismo': [
    ['Receção hoteleira', 'Hotel reception'],
    ['Cozinha tradicional', 'Traditional cooking'],
    ['Serviço de mesa', 'Table service'],
    ['Guia turístico', 'Tour guiding'],
    ['Higiene alimentar', 'Food hygiene'],
  ],
};

const publics: readonly Word[] = [
  ['para quem começa', 'for beginners'],
  ['em pequenas empresas', 'in small companies'],
  ['para chefes de equipa', 'for team leaders'],
  ['no serviço público', 'in the public service'],
  ['na prática', 'in practice'],
  ['para formadores', 'for trainers'],
  ['na indústria petrolífera', 'in the oil industry'],
  ['para jovens', 'for young people'],
  ['em meio rural', 'in rural areas'],
  ['para quem decide', 'for decision makers'],
];

const angles: readonly Word[] = [
  ['fundamentos', 'foundations'],
  ['nível avançado', 'advanced level'],
  ['casos de Luanda', 'cases from Luanda'],
  ['normas e inspeção', 'standards and inspection'],
  ['ferramentas livres', 'free tools'],
  ['da teoria ao terreno', 'from theory to the field'],
  ['atualização anual', 'yearly update'],
  ['laboratório', 'laboratory'],
];

const schools = ['Instituto', 'Academia', 'Escola', 'Centro', 'Casa'];
const places = [
  'de Luanda',
  'do Lubango',
  'da Beira',
  'do Tejo',
  'de Benguela',
  'de Nampula',
  'do Mussulo',
  'do Porto',
];
const categories = Object.keys(subjects);

const sentences = [
  'Aprende a preparar o trabalho, a medir os riscos e a decidir com os dados que tem.',
  'Cada módulo termina com um exercício corrigido pelo formador e uma ficha para levar para o posto de trabalho.',
  'Os exemplos vêm de empresas angolanas, moçambicanas e portuguesas, com as leis e os documentos de cada país.',
  'Não precisa de conhecimentos anteriores; traga um computador portátil ou use os da sala.',
  'No fim recebe um certificado com número e código público de confirmação.',
  'As turmas são pequenas, para que haja tempo para perguntas e para a prática acompanhada.',
  'Inclui manual, modelos editáveis e acesso aos conteúdos durante um ano.',
];

/** Invented courses in plausible words; the same every time. */
export function* generateCourses(count: number): Generator<GeneratedCourse> {
  const die = dice(20_261_121);
  for (let number = 1; number <= count; number++) yield generateCourse(number, die);
}

export type Die = (sides: number) => number;

function generateCourse(number: number, die: Die): GeneratedCourse {
  // Squaring makes some areas and subjects far more common than others, as in reality.
  const category = leaning(categories, die);
  const subject = leaning(subjects[category] ?? [], die);
  const [audience, angle] = [pick(publics, die), pick(angles, die)];
  const other = pick(subjects[pick(categories, die)] ?? [], die);
  const start = die(sentences.length);
  const text = [0, 1, 2, 3].map((step) => sentences[(start + step * 2) % sentences.length]);
  return {
    number,
    title: {
      pt: `${subject[0]} ${audience[0]}: ${angle[0]}, edição ${number}`,
      'en-GB': `${subject[1]} ${audience[1]}: ${angle[1]}, edition ${number}`,
    },
    summary: {
      pt: `${subject[0]} ${audience[0]}, com exercícios e uma introdução a ${other[0].toLowerCase()}.`,
      'en-GB': `${subject[1]} ${audience[1]}, with exercises and an introduction to ${other[1].toLowerCase()}.`,
    },
    description: { pt: text.join(' ') },
    type: pick(courseTypes, die),
    level: pick(courseLevels, die),
    workload_hours: 4 + die(80),
    category,
    partner: `${pick(schools, die)} ${1 + die(50)} ${pick(places, die)}`,
    price_minor: (5 + die(400)) * 100_000,
  };
}

/** Answers 0 to sides - 1, always in the same order for the same seed. */
export function dice(seed: number): Die {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function pick<T>(list: readonly T[], die: Die): T {
  return at(list, die(list.length));
}

function leaning<T>(list: readonly T[], die: Die): T {
  return at(list, Math.floor((die(1_000) / 1_000) ** 2 * list.length));
}

function at<T>(list: readonly T[], index: number): T {
  const match = list[index];
  if (match === undefined) throw new Error('The list is empty.');
  return match;
}
