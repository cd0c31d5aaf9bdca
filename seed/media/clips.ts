type Scene = {
  /** Spoken, and shown as captions, one after the other. */
  says: string[];
  /** HTML drawn meanwhile; see `scene-style.ts`. `{1}` is the second at which the second sentence begins. */
  shows: string;
};

export type Clip = {
  file: string;
  captions: string;
  /** As ffprobe measures it, rounded up. */
  seconds: number;
  title: string;
  scenes: Scene[];
};

const bar = (label: string, percent: number, sentence: number) =>
  `<div class="bar" style="--size:${percent};--after:{${sentence}}s"><b>${label}</b><i></i><em>${percent} %</em></div>`;

const step = (number: number, title: string, detail: string) =>
  `<div class="step"><span>${number}</span><div><h2>${title}</h2><p style="--after:{1}s">${detail}</p></div></div>`;

export const clips: Clip[] = [
  {
    file: 'ler-a-conta.mp4',
    captions: 'ler-a-conta.vtt',
    seconds: 48,
    title: 'Ler a conta sem se enganar',
    scenes: [
      { says: ['Antes de poupar, é preciso saber quanto se gasta.'], shows: '<cover/>' },
      {
        says: ['O quilowatt diz com que força um aparelho puxa.', 'O quilowatt-hora diz quanto puxou, ao fim do dia.'],
        shows:
          '<div class="pair"><div style="--after:{0}s"><h2>kW</h2><p>a força</p></div><div style="--after:{1}s"><h2>kWh</h2><p>o que se gastou</p></div></div>',
      },
      {
        says: [
          'Leia o contador hoje, e leia-o amanhã à mesma hora.',
          'Tire o primeiro número do segundo.',
          'Nesta loja foram catorze quilowatts-hora num dia.',
        ],
        shows:
          '<div class="sum"><p style="--after:{0}s"><small>hoje, 18h00</small>04 812</p><p style="--after:1.6s"><small>amanhã, 18h00</small>04 826</p><p class="result" style="--after:{2}s"><small>num dia</small>14 kWh</p></div>',
      },
      {
        says: [
          'Catorze por dia, vezes trinta dias, são quatrocentos e vinte por mês.',
          'Procure esse número na fatura.',
          'Se não bater certo, pergunte porquê.',
        ],
        shows:
          '<div class="sum"><p style="--after:{0}s">14 kWh</p><p style="--after:1.7s">× 30 dias</p><p class="result" style="--after:3.4s">420 kWh <small>por mês</small></p></div>',
      },
      {
        says: ['Agora é a sua vez.', 'Escreva a primeira leitura na ficha.'],
        shows:
          '<div class="card"><h2>A sua vez</h2><p>Primeira leitura</p><u>&nbsp;</u><p>Dia e hora</p><u>&nbsp;</u></div>',
      },
    ],
  },
  {
    file: 'onde-se-gasta.mp4',
    captions: 'onde-se-gasta.vtt',
    seconds: 53,
    title: 'Onde se gasta',
    scenes: [
      {
        says: ['Esta é uma loja pequena do Lubango.', 'Tem uma arca, um aparelho de ar condicionado e dez lâmpadas.'],
        shows: '<cover/>',
      },
      {
        says: [
          'Quase metade da conta é o ar condicionado.',
          'Mais de um quarto é o frio: a arca e o frigorífico das bebidas.',
          'As lâmpadas ficam com quinze por cento.',
          'Tudo o resto, computador, balança e carregadores, quase não se nota.',
        ],
        shows: `<div class="bars">${bar('Ar condicionado', 46, 0)}${bar('Frio', 27, 1)}${bar('Luz', 15, 2)}${bar('Tudo o resto', 12, 3)}</div>`,
      },
      {
        says: ['Por isso, não comece por desligar o carregador.', 'Comece pela barra mais alta.'],
        shows: `<div class="bars still" style="--then:{1}s">${bar('Ar condicionado', 46, 0)}${bar('Frio', 27, 0)}${bar('Luz', 15, 0)}${bar('Tudo o resto', 12, 0)}</div>`,
      },
      {
        says: [
          'Na sua loja as barras são outras.',
          'Preencha a ficha: potência de cada aparelho, vezes as horas por dia.',
          'Em dez minutos sabe por onde começar.',
        ],
        shows:
          '<div class="sum"><p style="--after:{1}s"><small>potência</small>1,2 kW</p><p style="--after:5.6s"><small>por dia</small>× 6 horas</p><p class="result" style="--after:{2}s">7,2 kWh <small>por dia</small></p></div>',
      },
    ],
  },
  {
    file: 'tres-gestos.mp4',
    captions: 'tres-gestos.vtt',
    seconds: 49,
    title: 'Três gestos que rendem',
    scenes: [
      { says: ['Três gestos, por ordem do que rendem.'], shows: '<cover/>' },
      {
        says: [
          'Primeiro: suba o termóstato de vinte para vinte e quatro graus.',
          'Cada grau poupa perto de seis por cento do que o aparelho gasta.',
        ],
        shows: step(1, '20 → 24 graus', 'perto de 6 % por cada grau'),
      },
      {
        says: [
          'Segundo: limpe a grelha da arca e afaste-a um palmo da parede.',
          'Feche a porta sobre uma folha de papel e puxe.',
          'Se a folha sai sem esforço, troque a borracha.',
        ],
        shows: step(2, 'Um palmo da parede', 'grelha limpa, borracha que segura uma folha'),
      },
      {
        says: [
          'Terceiro: mude para LED as lâmpadas que estão acesas mais de quatro horas por dia.',
          'As outras podem esperar.',
        ],
        shows: step(3, 'LED onde há luz o dia todo', 'mais de 4 horas por dia'),
      },
      {
        says: ['Daqui a um mês, volte a ler o contador.', 'É ele que diz se valeu a pena.'],
        shows:
          '<div class="sum"><p style="--after:{0}s"><small>antes</small>420 kWh</p><p class="result" style="--after:{1}s"><small>um mês depois</small>338 kWh</p></div>',
      },
    ],
  },
];
