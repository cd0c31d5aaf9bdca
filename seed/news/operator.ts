import type { SeedPost } from './post.ts';

export const ownPosts: SeedPost[] = [
  {
    key: 'escolher-turma',
    facts: {
      author: 'Yolanda Nhantumbo',
      daysAgo: 52,
      cover: 'tecnologia',
      courses: ['analise-de-dados', 'primeiros-passos-computador'],
    },
    pt: {
      title: 'Presencial, em direto ou ao seu ritmo: como escolher a turma',
      summary: 'Três perguntas a fazer antes de se inscrever, e uma que vale a pena fazer ao chefe.',
      body: `O mesmo curso pode caber na vida de uma pessoa e não caber na de outra. Antes de olhar para o preço, olhe para a semana que tem pela frente.

## Precisa de mexer em alguma coisa?

Se o que vai aprender se faz com as mãos, escolha uma turma **presencial**. Um andaime, um fogão ou um quadro elétrico não se aprendem num ecrã.

## Tem horas certas?

As turmas **em direto** são aulas por vídeo com hora marcada. Bastam um telemóvel e uma ligação modesta, e pode perguntar na hora. Quem trabalha por turnos falta muito: nesse caso, leia o ponto seguinte.

## Gosta de estudar sozinho?

Os cursos **ao seu ritmo** começam quando quiser. O avanço fica guardado, mesmo que a ligação caia a meio de uma página.

E a pergunta para o chefe:

> O que é que eu devia saber fazer daqui a três meses, que hoje não faço?

A resposta costuma dizer o nome do curso. Depois, [compare as datas no calendário](/classes) ou [veja todos os cursos](/courses).`,
    },
    en: {
      title: 'Classroom, live or at your own pace: how to choose a class',
      summary: 'Three questions to ask yourself before you enrol, and one that is worth putting to your manager.',
      body: `The same course can fit one person’s life and not another’s. Before you look at the price, look at the week ahead of you.

## Do you need to handle something?

If what you want to learn is done by hand, choose a **classroom** class. Nobody learns scaffolding, a stove or a switchboard from a screen.

## Are your hours regular?

**Live** classes are taught by video at a fixed time. A phone and a modest connection are enough, and you can ask on the spot. People who work shifts miss many of them: if that is you, read on.

## Do you like to study alone?

**Self-paced** courses start whenever you like. Your progress is kept, even if the connection drops halfway down a page.

And the question for your manager:

> What should I be able to do three months from now that I cannot do today?

The answer often names the course. After that, [compare the dates in the calendar](/classes) or [see all courses](/courses).`,
    },
  },
  {
    key: 'pagar-por-referencia',
    facts: {
      author: 'Helena Quissanga',
      daysAgo: 38,
      cover: 'contabilidade',
      courses: ['tesouraria', 'ler-um-balanco'],
    },
    pt: {
      title: 'Pagar por referência: o que acontece ao seu lugar enquanto paga',
      summary:
        'O lugar fica guardado assim que faz a encomenda. Explicamos até quando, e o que fazer se o prazo passar.',
      body: `Muita gente faz a encomenda ao almoço e paga à noite, numa caixa automática ou no telemóvel. Entre uma coisa e outra, o lugar é seu.

Funciona assim:

1. Escolhe a turma e faz a encomenda. Nesse momento **guardamos o lugar** em seu nome.
2. Recebe uma entidade, uma referência e um valor. Copie-os com um toque, para não trocar algarismos.
3. Paga onde lhe der mais jeito. A confirmação chega-nos em poucos minutos e a inscrição abre sozinha.

Quem prefere a transferência envia o comprovativo pela própria página da encomenda. Uma pessoa confirma-o em dias úteis.

## E se o prazo passar?

O lugar volta para a turma e a encomenda fecha. Não lhe cobramos nada, e pode fazer outra enquanto houver lugares. Se o dinheiro chegar tarde, não se perde: abrimos a inscrição, se ainda couber, ou devolvemos o valor inteiro.

As faturas ficam sempre na encomenda, com o número de contribuinte que tiver indicado. Ficou com dúvidas? [Escreva-nos](/contact).`,
    },
    en: {
      title: 'Paying by reference: what happens to your place while you pay',
      summary:
        'Your place is held as soon as you place the order. Here is for how long, and what to do if time runs out.',
      body: `Many people place the order at lunch and pay in the evening, at a cash machine or on the phone. In between, the place is yours.

It works like this:

1. You choose the class and place the order. At that moment **we hold the place** in your name.
2. You get an entity, a reference and an amount. Copy them with one tap, so that no digit goes astray.
3. You pay wherever suits you. The confirmation reaches us within minutes and the enrolment opens by itself.

If you prefer a bank transfer, send the proof from the page of the order. A person checks it on working days.

## And if the time runs out?

The place goes back to the class and the order closes. We charge you nothing, and you can order again as long as there are places. Money that arrives late is not lost: we open the enrolment if there is still room, or pay it all back.

Invoices stay with the order, with the tax number you gave. Any questions? [Write to us](/contact).`,
    },
  },
  {
    key: 'confirmar-certificados',
    facts: {
      author: 'Helena Quissanga',
      daysAgo: 12,
      cover: 'formadores',
      courses: ['lei-geral-do-trabalho', 'gestao-de-projetos'],
      related: ['pagar-por-referencia'],
    },
    pt: {
      title: 'Trinta e cinco empresas já confirmam certificados pela Mestria',
      summary: 'A consulta é pública e gratuita. Explicamos o que mostra e o que nunca mostra.',
      body: `Um papel com um carimbo pode ser imitado numa tarde. Um certificado da Mestria pode ser confirmado em segundos por quem o recebe, sem conta e sem pagar.

Trinta e cinco empresas de Angola e de Moçambique já o fazem na hora de contratar. A maior parte lê o código QR com o telemóvel; as outras escrevem o número na [página de confirmação](/certificate-validation).

## O que a consulta mostra

- o curso, as horas, as datas e a escola que o deu;
- se o certificado está em vigor, ou se foi corrigido ou anulado;
- as iniciais de quem o recebeu.

## O que nunca mostra

- o documento de identificação, a morada ou os contactos;
- a nota, a não ser que a própria pessoa a queira mostrar;
- o nome inteiro, a não ser que a pessoa o permita ou que quem pergunta tenha os quatro últimos caracteres do documento.

Quem tem um certificado decide o que se vê, na página [Os meus certificados](/profile/my-certificates). E muda de ideias quando quiser.`,
    },
    en: {
      title: 'Thirty-five companies now check certificates with Mestria',
      summary: 'The check is public and free. Here is what it shows, and what it never does.',
      body: `A sheet of paper with a stamp can be forged in an afternoon. A Mestria certificate can be checked in seconds by anyone who is handed it, with no account and at no cost.

Thirty-five companies in Angola and Mozambique already do so when they hire. Most scan the QR code with a phone; the others type the number on the [checking page](/certificate-validation).

## What the check shows

- the course, the hours, the dates and the school that issued it;
- whether the certificate is valid, has been corrected or has been cancelled;
- the initials of its holder.

## What it never shows

- the identity document, the address or the contact details;
- the grade, unless the holder wishes to show it;
- the whole name, unless the holder allows it or the person asking has the last four characters of the document.

Holders decide what is seen, on the page [My certificates](/profile/my-certificates). And they can change their mind at any time.`,
    },
  },
];
