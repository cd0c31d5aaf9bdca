type InBoth = readonly [pt: string, en: string];

export type SeedTask = {
  course: string;
  /** The module of the course, counted from 0. */
  module: number;
  title: InBoth;
  body: InBoth;
  dueDays: number | null;
  takesText?: false;
};

/** Of a course that the demo student follows, in their order. */
export const tasksOfStudent: SeedTask[] = [
  {
    course: 'analise-de-dados',
    module: 0,
    title: ['Um caderno em seis colunas', 'A notebook in six columns'],
    body: [
      'Passe para uma folha de cálculo **uma semana** do caderno de vendas da sua loja.\n\nEntregue:\n\n- a folha, em PDF\n- três frases sobre o que teve de decidir: o que é uma venda, o que fez às linhas ilegíveis, como escreveu as datas',
      "Copy **one week** of your shop's sales notebook into a spreadsheet.\n\nHand in:\n\n- the sheet, as a PDF\n- three sentences about what you had to decide: what counts as a sale, what you did with lines you could not read, how you wrote the dates",
    ],
    dueDays: 14,
  },
  {
    course: 'analise-de-dados',
    module: 1,
    title: ['A pergunta do patrão', 'What the boss wants to know'],
    body: [
      'Escolha uma pergunta que alguém da sua empresa faz todos os meses e responda-lhe com **uma** tabela.\n\nDiga em duas linhas o que a tabela mostra e o que não mostra.',
      'Choose a question that somebody in your company asks every month and answer it with **one** table.\n\nSay in two lines what the table shows and what it does not.',
    ],
    dueDays: 21,
  },
  {
    course: 'analise-de-dados',
    module: 2,
    title: ['Um gráfico que não engana', 'A chart that does not mislead'],
    body: [
      'Procure num jornal ou num relatório um gráfico que engana. Desenhe-o de novo, à mão ou na folha de cálculo, e diga o que mudou.',
      'Find a misleading chart in a newspaper or a report. Draw it again, by hand or in a spreadsheet, and say what you changed.',
    ],
    dueDays: 28,
  },
  {
    course: 'analise-de-dados',
    module: 3,
    title: ['O relatório de uma página', 'The one-page report'],
    body: [
      'Uma página, um gráfico, três frases. Quem a lê tem dois minutos e uma decisão para tomar.',
      'One page, one chart, three sentences. Its reader has two minutes and a decision to make.',
    ],
    dueDays: 42,
    takesText: false,
  },
];

/** Of the running class of the demo trainer. */
export const taskOfClass: SeedTask = {
  course: 'armazem-e-existencias',
  module: 0,
  title: ['As ruas do seu armazém', 'The aisles of your warehouse'],
  body: [
    'Meça o armazém onde trabalha, mesmo que seja uma arrecadação. Desenhe as ruas à escala e marque onde ficam os dez artigos que mais saem.\n\nEntregue o desenho, fotografado ou em PDF, e diga o que mudava amanhã.',
    'Measure the warehouse where you work, even if it is a storeroom. Draw the aisles to scale and mark where the ten items that move most are.\n\nHand in the drawing, as a photo or a PDF, and say what you would change tomorrow.',
  ],
  dueDays: 3,
};
