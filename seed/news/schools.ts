import type { SeedPost } from './post.ts';

export const schoolPosts: SeedPost[] = [
  {
    key: 'cozinha-do-mussulo',
    facts: {
      author: 'Celeste Vunge',
      daysAgo: 66,
      cover: 'turismo',
      courses: ['cozinha-angolana', 'servico-de-mesa', 'higiene-alimentar'],
    },
    pt: {
      title: 'De ajudante a chefe de turno, numa cozinha que serve a sério',
      summary:
        'Na Escola do Mussulo, quem aprende cozinha para hóspedes que pagam. É assim que se percebe o que falta.',
      body: `Às onze da manhã, a cozinha da Escola do Mussulo já cheira a muamba. Há oito quartos por cima, um bar ao lado e gente que não quer saber se o almoço é uma aula.

É de propósito. «Um prato que volta para trás ensina mais do que uma nota», diz a formadora Celeste Vunge. «Aqui ninguém cozinha para o caixote.»

## O que se faz numa semana

- segunda: mercado, com orçamento fechado e fatura;
- terça a quinta: serviço de almoço, a trocar de posto todos os dias;
- sexta: limpeza a fundo, contas e a conversa sobre o que correu mal.

Osvaldo entrou como ajudante num hotel da Ilha e fez o curso nas folgas. Hoje é **chefe de turno** e faz as encomendas da semana. «O que mudou não foi a mão, foi a cabeça. Passei a saber porquê.»

As turmas de cozinha têm dez pessoas, porque há dez postos. Quando enchem, vale a pena guardar o curso e esperar pela seguinte: abre uma a cada nove semanas. Veja também os [outros cursos de hotelaria](/courses?search=hotelaria).`,
    },
    en: {
      title: 'From helper to shift leader, in a kitchen that really serves',
      summary: 'At Escola do Mussulo, learners cook for guests who pay. That is how you find out what is missing.',
      body: `By eleven in the morning the kitchen of Escola do Mussulo smells of muamba. There are eight rooms upstairs, a bar next door, and people who do not care whether lunch is a lesson.

That is the point. “A plate that comes back teaches more than a grade,” says the trainer Celeste Vunge. “Nobody here cooks for the bin.”

## What a week looks like

- Monday: market, on a fixed budget and with an invoice;
- Tuesday to Thursday: lunch service, changing stations every day;
- Friday: deep cleaning, accounts, and the talk about what went wrong.

Osvaldo started as a helper in a hotel on the island and took the course on his days off. Today he is a **shift leader** and places the week’s orders. “It was not my hands that changed, it was my head. I began to know why.”

Cooking classes have ten people, because there are ten stations. When one is full, save the course and wait for the next: one opens every nine weeks. See the [other hospitality courses](/courses?search=hospitality) as well.`,
    },
  },
  {
    key: 'bolsas-para-formadores',
    facts: {
      author: 'Teresa Machava',
      daysAgo: 24,
      cover: 'direito',
      courses: ['formacao-pedagogica'],
      related: ['escolher-turma'],
    },
    pt: {
      title: 'Bolsas para formadores em Moçambique',
      summary:
        'Vinte lugares pagos para quem sabe um ofício e quer aprender a dar formação, com aulas em Maputo, na Beira e em Nampula.',
      body: `Há bons eletricistas, cozinheiras e contabilistas que nunca deram uma aula. A Casa do Saber da Beira e a Mestria pagam a formação pedagógica a vinte deles.

## Quem pode concorrer

- quem tem pelo menos cinco anos de ofício, com ou sem diploma;
- quem vive em Moçambique e pode ir a uma das três cidades;
- quem se compromete a dar uma turma no ano seguinte.

Não pedimos cartas bonitas. Pedimos **duas páginas** sobre uma coisa que sabe fazer e como a explicaria a quem nunca a viu. Metade dos lugares fica para mulheres, e cinco para quem ensina em línguas nacionais.

## O que a bolsa paga

O curso inteiro, o transporte entre províncias e uma refeição por dia de aula. Quem termina recebe o certificado e entra na lista de formadores que as escolas parceiras consultam.

As candidaturas fazem-se pelo [formulário de contacto](/contact), com o assunto «Bolsa». Respondemos a todas, incluindo as que ficam de fora, e dizemos porquê.`,
    },
    en: {
      title: 'Grants for trainers in Mozambique',
      summary:
        'Twenty fully funded places for people who know a trade and want to learn to teach it, in Maputo, Beira and Nampula.',
      body: `There are good electricians, cooks and accountants who have never taught a lesson. Casa do Saber da Beira and Mestria pay for the teacher training of twenty of them.

## Who can apply

- people with at least five years in a trade, with or without a diploma;
- people who live in Mozambique and can get to one of the three cities;
- people who promise to teach one class in the following year.

We do not ask for elegant letters. We ask for **two pages** about something you know how to do, and how you would explain it to somebody who has never seen it. Half of the places are for women, and five for people who teach in national languages.

## What the grant pays for

The whole course, travel between provinces and a meal for each day of class. Those who finish get the certificate and join the list of trainers that partner schools look at.

Apply with the [contact form](/contact), under the subject “Grant”. We answer everybody, including those we turn down, and say why.`,
    },
  },
  {
    key: 'oficina-solar',
    facts: {
      author: 'Tomás Haikela',
      daysAgo: 4,
      cover: 'energia',
      courses: ['sistemas-solares', 'bombas-de-agua', 'instalacoes-eletricas'],
      related: ['cozinha-do-mussulo'],
    },
    pt: {
      title: 'O Lubango abre a primeira oficina de energia solar',
      summary: 'Doze bancadas, um telhado de treino e turmas de sessenta horas para quem instala ou quer instalar.',
      body: `Em Angola compram-se painéis em qualquer mercado. O que falta é quem os monte bem. A Escola de Ofícios do Lubango abriu uma oficina para mudar isso: **doze bancadas**, um telhado de chapa a dois metros do chão e um furo com bomba, para treinar também a água.

Cada par dimensiona um sistema para uma família de seis pessoas, compra-o em papel, monta-o e mede-o durante três dias de sol e nuvens. No último dia, o formador estraga qualquer coisa de propósito e sai da sala.

## Porque avariam os sistemas

1. Terminais mal apertados, que aquecem até derreter.
2. Sombras de uma antena ou de um ramo, que ninguém viu ao meio-dia.
3. Baterias descarregadas até ao fim, noite após noite.

«Nenhuma destas avarias é da marca», diz Tomás Haikela, que dirige a oficina. «São todas de quem montou.»

A escola aceita empresas com turmas próprias e empresta o telhado aos fins de semana a quem já fez o curso. Conheça a [escola e as outras](/partners), ou veja abaixo os cursos com turmas marcadas.`,
    },
    en: {
      title: 'Lubango opens the first solar workshop',
      summary: 'Twelve benches, a practice roof and sixty-hour classes for people who install, or want to.',
      body: `In Angola you can buy solar panels in any market. What is missing is people who mount them well. Escola de Ofícios do Lubango has opened a workshop to change that: **twelve benches**, a sheet metal roof two metres off the ground, and a borehole with a pump, so that water can be practised too.

Each pair sizes a system for a family of six, buys it on paper, builds it and measures it through three days of sun and cloud. On the last day the trainer breaks something on purpose and leaves the room.

## Why systems fail

1. Loose terminals, which heat up until they melt.
2. The shadow of an aerial or a branch that nobody saw at noon.
3. Batteries run down to the end, night after night.

“None of these is the fault of the brand,” says Tomás Haikela, who runs the workshop. “All of them are the fault of the installer.”

The school takes companies with classes of their own, and lends the roof at weekends to people who have done the course. Get to know the [school and the others](/partners), or see the courses with dates below.`,
    },
  },
];
