import type { Question } from '#contract/learning/assessments/questions.ts';
import { bothLanguages } from '../write-catalogue.ts';

type Words = [pt: string, en: string];

function options(...words: [value: string, ...Words][]) {
  return words.map(([value, pt, en]) => ({ value, label: bothLanguages(pt, en) }));
}

function common(id: string, points: number, [pt, en]: Words) {
  return { id, points, prompt: bothLanguages(pt, en) };
}

/** One question of every kind. */
export const testQuestions: Question[] = [
  {
    ...common('transmissao', 2, ['Como se apanha malária?', 'How do people catch malaria?']),
    kind: 'choice',
    options: options(
      ['sol', 'Por andar muito tempo ao sol', 'From being in the sun for long'],
      [
        'mosquito',
        'Pela picada de um mosquito que picou alguém doente',
        'From a mosquito that has bitten somebody ill',
      ],
      ['manga', 'Por comer manga verde', 'From eating green mangoes'],
      ['agua', 'Por beber água parada', 'From drinking standing water'],
    ),
    right: 'mosquito',
  },
  {
    ...common('perigo', 3, [
      'Que sinais obrigam a ir já ao posto de saúde, mesmo de noite?',
      'Which signs mean going to the health post now, even at night?',
    ]),
    kind: 'several',
    options: options(
      ['convulsoes', 'Convulsões', 'Fits'],
      ['comichao', 'Comichão no braço', 'An itching arm'],
      ['vomitos', 'Vómitos que não param', 'Vomiting that does not stop'],
      ['fome', 'Fome antes do jantar', 'Hunger before dinner'],
      ['respiracao', 'Respiração difícil', 'Difficulty breathing'],
    ),
    right: ['convulsoes', 'vomitos', 'respiracao'],
  },
  {
    ...common('rede', 2, ['Ponha por ordem como se monta a rede.', 'Put in order how a net is hung.']),
    kind: 'order',
    options: options(
      ['arejar', 'Arejar a rede nova um dia à sombra', 'Air the new net for a day in the shade'],
      ['pendurar', 'Pendurá-la por cima da esteira ou da cama', 'Hang it above the mat or the bed'],
      ['prender', 'Prender as pontas debaixo do colchão', 'Tuck its edges under the mattress'],
      ['dormir', 'Dormir debaixo dela todas as noites', 'Sleep under it every night'],
    ),
  },
  {
    ...common('lugares', 3, ['O que se faz a cada água parada?', 'What is done about each standing water?']),
    kind: 'match',
    items: options(
      ['pneu', 'Pneu velho no quintal', 'An old tyre in the yard'],
      ['tanque', 'Tanque de água para beber', 'A tank of drinking water'],
      ['vala', 'Vala entupida', 'A blocked ditch'],
    ),
    options: options(
      ['furar', 'Furar ou tirar de lá', 'Make holes in it, or remove it'],
      ['tapar', 'Tapar bem', 'Cover it well'],
      ['limpar', 'Limpar para a água correr', 'Clear it so that the water runs'],
    ),
    right: { pneu: 'furar', tanque: 'tapar', vala: 'limpar' },
  },
  {
    ...common('rede-anos', 2, [
      'Uma rede tratada protege durante cerca de quantos anos?',
      'For about how many years does a treated net protect?',
    ]),
    kind: 'number',
    right: 3,
    tolerance: 0.5,
    unit: bothLanguages('anos', 'years'),
  },
  {
    ...common('hora', 2, [
      'A que parte do dia picam mais os mosquitos que trazem a malária? Uma palavra.',
      'At which part of the day do the mosquitoes that carry malaria bite most? One word.',
    ]),
    kind: 'text',
    accepted: ['noite', 'à noite', 'de noite', 'night', 'at night'],
  },
  {
    ...common('conversa', 4, [
      'Uma vizinha tem uma criança com febre desde ontem e quer esperar mais um dia. O que lhe diz?',
      'A neighbour has a child with a fever since yesterday and wants to wait another day. What do you tell her?',
    ]),
    kind: 'long_text',
    rubric: [
      { key: 'hoje', label: bothLanguages('Manda ir hoje e diz porquê', 'Says to go today, and why'), points: 2 },
      { key: 'sinais', label: bothLanguages('Nomeia os sinais de perigo', 'Names the danger signs'), points: 1 },
      { key: 'tom', label: bothLanguages('Fala com respeito', 'Speaks with respect'), points: 1 },
    ],
  },
  {
    ...common('mapa', 2, [
      'Desenhe o quintal ou a rua com as águas paradas que encontrou. Uma fotografia do papel serve.',
      'Draw the yard or the street with the standing water that you found. A photograph of the paper will do.',
    ]),
    kind: 'file',
    rubric: [],
  },
];

/** Four of six are drawn for each attempt. */
export const finalQuestions: Question[] = [
  [
    'f1',
    'Na febre de uma criança pequena, quando se vai ao posto?',
    'When does a small child with a fever go to the health post?',
    'Hoje',
    'Today',
    'Daqui a três dias',
    'In three days',
  ],
  [
    'f2',
    'Quem dorme debaixo da rede?',
    'Who sleeps under the net?',
    'Toda a gente, todas as noites',
    'Everybody, every night',
    'Só quem já teve malária',
    'Only those who have had malaria',
  ],
  [
    'f3',
    'O que se faz com o resto do remédio de outra pessoa?',
    'What is done with what is left of somebody else’s medicine?',
    'Não se toma',
    'It is not taken',
    'Toma-se metade',
    'Half of it is taken',
  ],
  [
    'f4',
    'O que confirma que é malária?',
    'What confirms that it is malaria?',
    'O teste rápido',
    'The rapid test',
    'O suor',
    'Sweat',
  ],
  [
    'f5',
    'Quando se lava a rede?',
    'When is the net washed?',
    'Poucas vezes, sem lixívia, à sombra',
    'Seldom, without bleach, in the shade',
    'Todas as semanas, ao sol',
    'Every week, in the sun',
  ],
  [
    'f6',
    'Quem corre mais perigo?',
    'Who is in most danger?',
    'Crianças pequenas e grávidas',
    'Small children and pregnant women',
    'Quem trabalha sentado',
    'Those who sit at work',
  ],
].map(([id = '', pt = '', en = '', rightPt = '', rightEn = '', wrongPt = '', wrongEn = '']) => ({
  ...common(id, 1, [pt, en]),
  pool: 'todas',
  kind: 'choice' as const,
  options: options(['certa', rightPt, rightEn], ['errada', wrongPt, wrongEn]),
  right: 'certa',
}));
