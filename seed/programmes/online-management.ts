import type { SeedModule } from './programme.ts';

export const onlineManagement: Record<string, SeedModule[]> = {
  'gestao-do-tempo': [
    {
      pt: 'Semana 1: para onde vai',
      en: 'Week 1: where it goes',
      texts: [
        {
          is_preview: true,
          pt: [
            'A folha das meias horas',
            'Divida uma folha em meias horas e leve-a consigo durante cinco dias. Sempre que mudar de tarefa, escreva duas palavras. Não mude nada ainda, não se julgue, não arredonde.\n\nNa sexta-feira pinte de verde o que mais ninguém podia fazer, de amarelo o que outra pessoa faria igualmente bem, e deixe em branco o que ninguém notaria se não fosse feito. Quase toda a gente tem menos verde do que pensava.',
          ],
          en: [
            'The half-hour sheet',
            'Divide a page into half hours and carry it for five days. Whenever you change tasks, write two words. Do not change anything yet, do not judge yourself, do not round.\n\nOn Friday, colour green what only you could do, yellow what another would do just as well, and leave blank what nobody would miss. Almost everyone has less green than they thought.',
          ],
        },
      ],
    },
    {
      pt: 'Semanas 2 e 3: proteger duas horas',
      en: 'Weeks 2 and 3: protecting two hours',
      texts: [
        {
          pt: [
            'As duas horas marcam-se',
            'Escolha as duas horas em que pensa melhor e escreva-as na agenda como uma reunião, com nome: *relatório de obra*, e não *trabalho*. Telemóvel noutra sala, porta fechada ou auscultadores. Avise quem costuma procurá-lo a essa hora e diga quando pode. Nos primeiros dias vai ceder; conte quantas vezes e porquê.',
          ],
          en: [
            'Put the two hours in the diary',
            'Choose the two hours in which you think best and write them in your diary like a meeting, with a name: *site report* rather than *work*. Phone in another room, door closed or headphones on. Tell those who usually look for you then, and say when you are free. In the first days you will give in; count how often, and why.',
          ],
        },
        {
          pt: [
            'Responder a quem pede já',
            'Há três respostas boas para um pedido de última hora: *sim, e isto fica para quinta*; *consigo metade hoje*; *não consigo, mas o Filipe tem o ficheiro*. Todas mostram o que se perde. O que não serve é o *vou tentar*, que não é sim nem não e rouba a noite aos dois.',
          ],
          en: [
            'Answering those who want it now',
            'There are three good answers to a last-minute request: *yes, and this moves to Thursday*; *I can do half of it today*; *I cannot, but Filipe has the file*. All of them show what is lost. What does not help is *I will try*, which is neither yes nor no and costs both of you the evening.',
          ],
        },
      ],
    },
    {
      pt: 'Semanas 4 e 5: combinar o urgente',
      en: 'Weeks 4 and 5: agreeing on urgent',
      texts: [
        {
          pt: [
            'Vinte minutos com a chefia',
            'Leve a folha da primeira semana e uma só pergunta: *destas coisas, o que é que podemos deixar de fazer?* Espere pela resposta. Depois proponham juntos o que conta como urgente: cliente parado, pessoa em risco, prazo legal. Escrevam-no e pendurem-no. Ao fim de duas semanas, voltem a olhar para a folha.',
          ],
          en: [
            'Twenty minutes with your manager',
            'Bring the sheet from week one and a single question: *which of these can we stop doing?* Wait for the answer. Then agree on what counts as urgent: a customer at a standstill, a person at risk, a legal deadline. Write it down and pin it up. After two weeks, look at the sheet again.',
          ],
        },
      ],
    },
  ],
  'lei-geral-do-trabalho': [
    {
      pt: 'Admitir',
      en: 'Hiring',
      texts: [
        {
          is_preview: true,
          pt: [
            'O que um contrato tem de dizer',
            'Nome de quem trabalha e de quem emprega, funções, local, horário, salário, data de início. Parece óbvio, e falta em metade dos contratos que nos mostram: o erro mais comum é o local, sobretudo em empresas com obras em várias províncias.\n\nPegue num contrato da sua empresa e procure estes seis pontos. Assinale o que não encontrar à primeira leitura. No próximo texto vemos o que acontece quando falta cada um.',
          ],
          en: [
            'What a contract must say',
            'Name of worker and employer, duties, place, hours, pay, starting date. It seems obvious, and it is missing from half of the contracts we are shown: the most common mistake is the place, above all in firms with sites in several provinces.\n\nTake a contract from your own firm and look for these six points. Mark what you do not find on a first reading. The next text says what happens when each one is missing.',
          ],
        },
        {
          pt: [
            'Termo certo, termo incerto',
            'O contrato a termo precisa de um motivo que se consiga explicar em voz alta. *Substituir a Ana durante a licença* é um motivo; *necessidades da empresa* não é. Escreva a razão antes da data e guarde a prova de que ela existia naquele dia. Confirme sempre os limites e as renovações no texto da lei em vigor.',
          ],
          en: [
            'Fixed term, uncertain term',
            'A fixed-term contract needs a reason that can be said aloud. *Standing in for Ana during her leave* is a reason; *needs of the company* is not. Write the reason before the date and keep proof that it existed on that day. Always check limits and renewals against the law in force.',
          ],
        },
      ],
    },
    {
      pt: 'Trabalhar: férias, faltas e licenças',
      en: 'Working: holidays, absence and leave',
      texts: [
        {
          pt: [
            'Justificar uma falta',
            'Uma falta justifica-se pelo motivo, e o motivo prova-se com um papel. Peça-o sempre da mesma maneira, a toda a gente e com o mesmo prazo: é a desigualdade de tratamento que faz perder processos. Tenha uma folha por trabalhador com a data, o motivo, o documento e quem decidiu.',
          ],
          en: [
            'Excusing an absence',
            'An absence is excused by its reason, and the reason is proved by a document. Always ask for it in the same way, from everyone and within the same time: unequal treatment is what loses cases. Keep one sheet per worker with date, reason, document and who decided.',
          ],
        },
      ],
    },
    {
      pt: 'Disciplina e saída',
      en: 'Discipline and leaving',
      texts: [
        {
          pt: [
            'A forma é metade do processo',
            'Uma sanção justa, mal comunicada, cai. A ordem é sempre a mesma: escrever o que aconteceu com data e testemunhas, convocar por escrito, ouvir, decidir, comunicar a decisão. Entre cada passo corre um prazo; marque-os todos no calendário no primeiro dia. Se a pessoa traz um representante, receba-o bem. Em caso de despedimento, chame um advogado antes e não depois.',
          ],
          en: [
            'Form is half of the case',
            'A fair sanction badly notified will not stand. The order is always the same: write down what happened with date and witnesses, summon in writing, listen, decide, notify the decision. A deadline runs between each step; put them all in the calendar on day one. If the person brings a representative, welcome them. Where dismissal is at stake, call a lawyer before and not after.',
          ],
        },
      ],
    },
  ],
  reclamacoes: [
    {
      pt: 'Ouvir',
      en: 'Listening',
      texts: [
        {
          is_preview: true,
          pt: [
            'Noventa segundos',
            'Quem reclama ensaiou a frase no caminho e precisa de a dizer até ao fim. Cronometrámos: quase ninguém fala mais de noventa segundos sem parar. Não interrompa, nem para concordar.\n\nQuando parar, repita o essencial com palavras suas: *o quarto não estava pronto às três e ninguém lhe disse nada*. Espere pelo *sim*. Só então a conversa começa.',
          ],
          en: [
            'Ninety seconds',
            'A person who complains has rehearsed the sentence on the way and needs to say it to the end. We timed it: hardly anyone talks for more than ninety seconds without a break. Do not interrupt, not even to agree.\n\nWhen they stop, repeat the essence in your own words: *the room was not ready at three and nobody told you*. Wait for the *yes*. Only then does the conversation begin.',
          ],
        },
      ],
    },
    {
      pt: 'Resolver',
      en: 'Solving',
      texts: [
        {
          pt: [
            'Prometer pouco, com hora',
            '*Vou ver o que posso fazer* não quer dizer nada. *Ligo-lhe até às cinco, com ou sem resposta* é uma promessa pequena que se consegue cumprir. Ofereça duas soluções, se as houver: quem escolhe deixa de ser contra. E se a solução não depende de si, leve a pessoa, e não só o papel, a quem decide.',
          ],
          en: [
            'Promise little, with a time',
            '*I will see what I can do* means nothing. *I will call you by five, with or without an answer* is a small promise that can be kept. Offer two solutions if there are two: people who choose stop being opponents. And if the solution is not yours to give, take the person, not just the paper, to the one who decides.',
          ],
        },
        {
          pt: [
            'Quando o cliente não tem razão',
            'Acontece, e ganhar a discussão custa o cliente na mesma. Diga o que pode fazer antes de dizer o que não pode. Mostre a regra escrita sem a ler em voz alta. Se há insultos, baixe a voz e ofereça uma pausa: *dou-lhe um minuto e já volto*. Ninguém é obrigado a ficar sozinho com quem ameaça.',
          ],
          en: [
            'When the customer is wrong',
            'It happens, and winning the argument loses the customer all the same. Say what you can do before what you cannot. Show the written rule without reading it aloud. If there are insults, lower your voice and offer a break: *I will give you a minute and be back*. Nobody has to stay alone with someone who threatens.',
          ],
        },
      ],
    },
    {
      pt: 'Aprender',
      en: 'Learning',
      texts: [
        {
          pt: [
            'Uma linha por reclamação',
            'Data, o que aconteceu, o que se prometeu, se foi cumprido. Uma linha chega. No fim do mês leiam-nas em equipa e procurem a que aparece três vezes: essa não é um cliente difícil, é um problema da casa.',
          ],
          en: [
            'One line per complaint',
            'Date, what happened, what was promised, whether it was kept. One line is enough. At the end of the month read them as a team and look for the one that appears three times: that is not a difficult customer, it is a problem of ours.',
          ],
        },
      ],
    },
  ],
  tesouraria: [
    {
      pt: 'A folha de treze semanas',
      en: 'The thirteen-week sheet',
      texts: [
        {
          is_preview: true,
          pt: [
            'Porque treze',
            'Treze semanas são um trimestre: tempo suficiente para ver chegar um imposto, um seguro ou um mês fraco, e curto o bastante para ainda se poder fazer alguma coisa.\n\nFaça uma coluna por semana. Em cima, o saldo de hoje. Depois só três grupos: o que entra, o que sai de certeza, o que pode esperar. O saldo do fim de uma semana é o do princípio da seguinte.',
          ],
          en: [
            'Why thirteen',
            'Thirteen weeks are a quarter: long enough to see a tax, an insurance premium or a weak month coming, and short enough to do something about it.\n\nMake one column per week. On top goes today’s balance. Then only three groups: what comes in, what certainly goes out, what can wait. The balance at the end of one week begins the next.',
          ],
        },
        {
          pt: [
            'A data em que se recebe',
            'Ponha cada fatura na semana em que o cliente costuma pagar, e não na que vem no papel. Se a Transportes Kwanza paga sempre com três semanas de atraso, a folha tem de o dizer. Uma previsão simpática só adia o susto.',
          ],
          en: [
            'The date the money arrives',
            'Put each invoice in the week in which the customer usually pays, not the one printed on it. If a haulier always pays three weeks late, the sheet must say so. A kind forecast only postpones the fright.',
          ],
        },
      ],
    },
    {
      pt: 'Cobrar',
      en: 'Collecting',
      texts: [
        {
          pt: [
            'Três contactos',
            'Cinco dias antes: uma mensagem a confirmar que a fatura está certa. No dia: nada. Dois dias depois: um telefonema a quem paga, e não a quem comprou, com uma pergunta, *em que dia entra?*, e silêncio. Anote a data prometida na folha. Ao segundo adiamento, fale com quem compra: aí já é um assunto de negócio.',
          ],
          en: [
            'Three contacts',
            'Five days before: a message to confirm that the invoice is right. On the day: nothing. Two days after: a call to the person who pays, not the person who bought, with one question, *which day will it come?*, and silence. Note the promised date on the sheet. At the second delay talk to the buyer: by then it is a business matter.',
          ],
        },
      ],
    },
    {
      pt: 'Quando falta',
      en: 'When it runs short',
      texts: [
        {
          pt: [
            'Por que ordem se paga',
            'Primeiro os salários, depois o Estado, depois quem faz parar a sua casa se não receber: eletricidade, renda, o fornecedor sem alternativa. Aos outros, telefone **antes** de vencer e proponha uma data que consiga cumprir. Ao banco vá com a folha na mão, enquanto ainda há saldo: é quando emprestam.',
          ],
          en: [
            'The order of payment',
            'Wages first, then the State, then those who bring your business to a halt if unpaid: electricity, rent, the supplier you cannot replace. Call the others **before** the due date and propose a day you can keep. Go to the bank with the sheet in hand while there is still a balance: that is when they lend.',
          ],
        },
      ],
    },
  ],
};
