import type { SeedModule } from './programme.ts';

export const onlineAccountingAndLanguages: Record<string, SeedModule[]> = {
  'ler-um-balanco': [
    {
      pt: 'O que tem, o que deve',
      en: 'What it has, what it owes',
      texts: [
        {
          is_preview: true,
          pt: [
            'Uma fotografia, e não um filme',
            'Um balanço mostra um dia, quase sempre 31 de dezembro. À esquerda está o que a empresa tem: dinheiro, o que lhe devem, mercadoria, máquinas. À direita, de onde veio: dos sócios, do banco, dos fornecedores, do Estado.\n\nOs dois lados somam o mesmo, sempre. Não é sinal de boas contas: é só a mesma coisa vista de dois lados.',
          ],
          en: [
            'A photograph, not a film',
            'A balance sheet shows one day, nearly always 31 December. On the left is what the firm has: cash, what it is owed, goods, machines. On the right, where it came from: owners, bank, suppliers, the State.\n\nBoth sides add up to the same, always. That is no sign of good accounts: it is one thing seen from two sides.',
          ],
        },
        {
          pt: [
            'A transportadora',
            'A Rotas do Sul tem 40 milhões em camiões e 900 mil no banco. Deve 6 milhões a pagar até março. É rica? Tem muito, e não tem com que pagar: os camiões não se vendem até março. Procure sempre primeiro o que vence cedo e o que há para o pagar.',
          ],
          en: [
            'The haulier',
            'This haulier has 40 million in lorries and 900 thousand at the bank. It owes 6 million by March. Is it rich? It owns a great deal and cannot pay: the lorries will not be sold by March. Always look first for what falls due soon, and for what there is to pay it with.',
          ],
        },
      ],
    },
    {
      pt: 'Três rácios à mão',
      en: 'Three ratios by hand',
      texts: [
        {
          pt: [
            'Liquidez, autonomia, prazo',
            '1. **Liquidez**: o que se recebe num ano a dividir pelo que se paga num ano. Abaixo de 1, falta.\n2. **Autonomia**: o que é dos sócios a dividir por tudo. Abaixo de 0,2, quem manda é o banco.\n3. **Prazo de recebimento**: o que os clientes devem, a dividir pelas vendas, vezes 365. São os dias que esperam.\n\nCompare sempre com o ano anterior: um número sozinho não diz se vem a subir ou a descer.',
          ],
          en: [
            'Liquidity, equity, days',
            '1. **Liquidity**: what is received within a year divided by what is paid within a year. Below 1, money is missing.\n2. **Equity ratio**: what belongs to the owners divided by everything. Below 0.2, the bank is in charge.\n3. **Collection period**: what customers owe divided by sales, times 365. That is how many days they wait.\n\nAlways compare with the year before: a figure on its own does not say whether it is rising or falling.',
          ],
        },
      ],
    },
    {
      pt: 'Vender a crédito?',
      en: 'Sell on credit?',
      texts: [
        {
          pt: [
            'A decisão em meia página',
            'Escreva quatro linhas: o que lhe vão comprar por mês, quanto aguenta perder sem doer, o que dizem os três rácios, e o que ouviu de quem já lhes vende. Dê crédito até ao valor que aguenta perder, nunca até ao que gostaria de vender. E reveja-o dali a seis meses.',
          ],
          en: [
            'The decision on half a page',
            'Write four lines: what they will buy each month, how much you can lose without pain, what the three ratios say, and what you heard from those who already sell to them. Give credit up to what you can bear to lose, never up to what you would like to sell. And review it after six months.',
          ],
        },
      ],
    },
  ],
  'frances-hospedes': [
    {
      pt: 'A chegada',
      en: 'Arrival',
      texts: [
        {
          is_preview: true,
          pt: [
            'Bonjour, e depois',
            '**Bonjour madame, bonjour monsieur. Bienvenue.** (bonjúr madám, bonjúr m’ssiô, bienvenú)\n\n**Vous avez une réservation ?** (vuzavê iune rezervassiõ) *Tem reserva?*\n\n**À quel nom ?** (a kél nõ) *Em que nome?*\n\nSe não perceber o nome, não peça para repetir: dê um papel e uma caneta e diga **S’il vous plaît**. Poupa três tentativas a ambos.',
          ],
          en: [
            'Bonjour, and then',
            '**Bonjour madame, bonjour monsieur. Bienvenue.** Good day, and welcome.\n\n**Vous avez une réservation ?** Do you have a booking?\n\n**À quel nom ?** In what name?\n\nIf you do not catch the name, do not ask again: offer paper and pen and say **S’il vous plaît**. It saves both of you three attempts.',
          ],
        },
        {
          pt: [
            'O quarto e as horas',
            '**Votre chambre est au deuxième étage, à droite.** O quarto fica no segundo andar, à direita.\n\n**Le petit déjeuner est de six heures et demie à dix heures.** O pequeno-almoço é das seis e meia às dez.\n\nOs números treinam-se com a chave na mão: diga em voz alta o número de cada porta do corredor, na ida e na volta.',
          ],
          en: [
            'The room and the times',
            '**Votre chambre est au deuxième étage, à droite.** Your room is on the second floor, on the right.\n\n**Le petit déjeuner est de six heures et demie à dix heures.** Breakfast is from half past six to ten.\n\nNumbers are practised with the key in hand: say the number of every door along the corridor, there and back.',
          ],
        },
      ],
    },
    {
      pt: 'A estadia',
      en: 'The stay',
      texts: [
        {
          pt: [
            'Il n’y a pas d’eau',
            '**Il n’y a pas d’eau chaude.** Não há água quente. **La clim ne marche pas.** O ar condicionado não funciona. **C’est bruyant.** Há barulho.\n\nA resposta é sempre a mesma, em três partes: **Je suis désolé** (ou **désolée**), **je m’en occupe**, **dans dix minutes**. Lamento, eu trato disso, em dez minutos. Diga um tempo que consiga cumprir.',
          ],
          en: [
            'Il n’y a pas d’eau',
            '**Il n’y a pas d’eau chaude.** There is no hot water. **La clim ne marche pas.** The air conditioning does not work. **C’est bruyant.** It is noisy.\n\nThe answer is always the same, in three parts: **Je suis désolé** (or **désolée**), **je m’en occupe**, **dans dix minutes**. I am sorry, I will see to it, in ten minutes. Name a time you can keep.',
          ],
        },
      ],
    },
    {
      pt: 'A despedida',
      en: 'Farewell',
      texts: [
        {
          pt: [
            'A conta e o caminho',
            '**Voici la note.** Aqui tem a conta. **Vous payez par carte ou en espèces ?** Paga com cartão ou em dinheiro? **Le taxi arrive dans cinq minutes.** O táxi chega dentro de cinco minutos.\n\nAcabe com **Bon voyage, et à bientôt** e com o nome da pessoa, que agora já sabe.',
          ],
          en: [
            'The bill and the road',
            '**Voici la note.** Here is the bill. **Vous payez par carte ou en espèces ?** Are you paying by card or in cash? **Le taxi arrive dans cinq minutes.** The taxi will be here in five minutes.\n\nEnd with **Bon voyage, et à bientôt** and the person’s name, which you know by now.',
          ],
        },
      ],
    },
  ],
  'escrever-relatorios': [
    {
      pt: 'Começar pelo fim',
      en: 'Beginning with the end',
      texts: [
        {
          is_preview: true,
          pt: [
            'A frase que falta',
            'Antes: *No dia 12 do corrente mês deslocou-se a equipa ao local a fim de averiguar as condições da cobertura.* Depois: **A cobertura aguenta mais um ano; a caleira, não.**\n\nEscreva primeiro a frase que diria ao chefe no elevador. Se não consegue, ainda não acabou a visita. Tudo o resto do relatório existe para que essa frase seja acreditada.',
          ],
          en: [
            'The missing sentence',
            'Before: *On the 12th of the current month the team proceeded to the premises in order to ascertain the condition of the roof.* After: **The roof will last another year; the gutter will not.**\n\nFirst write the sentence you would say to your manager in the lift. If you cannot, the visit is not finished. Everything else in the report is there to make that sentence believed.',
          ],
        },
      ],
    },
    {
      pt: 'Cortar',
      en: 'Cutting',
      texts: [
        {
          pt: [
            'Nove cortes que não doem',
            '*No sentido de* é *para*. *Proceder à verificação* é *verificar*. *No que diz respeito a* quase nunca faz falta. *Devido ao facto de* é *porque*. *Ao nível de* é *em*. Tire os adjetivos que não medem nada: *significativo*, *adequado*, *considerável*. Se o número existe, ponha o número.\n\nCorte hoje, e releia amanhã em voz alta.',
          ],
          en: [
            'Nine painless cuts',
            '*In order to* is *to*. *Carry out a verification of* is *check*. *With regard to* is hardly ever needed. *Due to the fact that* is *because*. *At the level of* is *in*. Remove adjectives that measure nothing: *significant*, *adequate*, *considerable*. If there is a figure, give the figure.\n\nCut today, and read it aloud tomorrow.',
          ],
        },
        {
          pt: [
            'Números: frase ou tabela',
            'Dois números cabem numa frase: *vendemos 12 % mais, com menos 3 pessoas*. De quatro em diante, faça uma tabela, com a unidade no cabeçalho e o total em baixo. Se a tabela precisa de uma cor para se perceber, troque as linhas de ordem.',
          ],
          en: [
            'Figures: sentence or table',
            'Two figures fit into a sentence: *we sold 12% more, with 3 people fewer*. From four on, make a table, with the unit in its heading and the total at the bottom. If the table needs a colour to be understood, change the order of its rows.',
          ],
        },
      ],
    },
    {
      pt: 'Verificar',
      en: 'Checking',
      texts: [
        {
          pt: [
            'As nove perguntas',
            'O leitor sabe o que fazer ao ler a primeira frase? Está escrito quem, até quando e por quanto? Há uma palavra que só a sua equipa usa? Cada número tem unidade? Cada fotografia tem legenda? Falta uma data? Sobra um parágrafo? Quem discorda, foi ouvido? Assinava isto se corresse mal?',
          ],
          en: [
            'The nine questions',
            'Does the reader know what to do after the first sentence? Does it say who, by when and for how much? Is there a word that only your team uses? Has every figure its unit? Has every picture its caption? Is a date missing? Is a paragraph too many? Were those who disagree heard? Would you sign it if it went wrong?',
          ],
        },
      ],
    },
  ],
};
