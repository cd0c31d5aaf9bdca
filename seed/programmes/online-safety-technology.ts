import type { SeedModule } from './programme.ts';

export const onlineSafetyAndTechnology: Record<string, SeedModule[]> = {
  'ergonomia-sentado': [
    {
      pt: 'Medir o posto que tem',
      en: 'Measuring the desk you have',
      texts: [
        {
          is_preview: true,
          pt: [
            'Três medidas com uma fita métrica',
            'Sente-se como costuma e peça a alguém que meça, ou tire uma fotografia de lado.\n\n1. **Do chão à dobra do joelho**: é a altura certa do assento.\n2. **Do assento ao cotovelo**, com o braço caído: é a altura certa da mesa.\n3. **Dos olhos ao ecrã**: um braço esticado chega.\n\nEscreva as três medidas num papel e guarde-o. No próximo texto vai compará-las com a sua cadeira.',
          ],
          en: [
            'Three measurements with a tape measure',
            'Sit as you usually do and ask somebody to measure you, or take a photograph from the side.\n\n1. **From the floor to the back of the knee**: that is the right height of the seat.\n2. **From the seat to the elbow**, arm hanging: that is the right height of the desk.\n3. **From the eyes to the screen**: an outstretched arm is enough.\n\nWrite the three down and keep the paper. In the next text you compare them with your chair.',
          ],
        },
        {
          pt: [
            'Se a cadeira não sobe',
            'Uma cadeira de cozinha também serve. Suba-a com uma almofada firme e ponha os pés numa caixa de papel para impressora, que tem a altura quase certa. O encosto é uma toalha enrolada ao nível do cinto. Experimente durante uma semana antes de mudar mais alguma coisa: o corpo precisa de tempo para dizer se melhorou.',
          ],
          en: [
            'If the chair does not go up',
            'A kitchen chair will do. Raise it with a firm cushion and rest your feet on a box of printer paper, which is nearly the right height. The backrest is a rolled towel at the level of your belt. Keep it for a week before you change anything else: the body needs time to say whether it got better.',
          ],
        },
      ],
    },
    {
      pt: 'Ecrã, teclado e portátil',
      en: 'Screen, keyboard and laptop',
      texts: [
        {
          pt: [
            'O pescoço e o portátil',
            'Num portátil, ou o ecrã está baixo ou as mãos estão altas. Durante mais de uma hora, ponha-o em cima de três livros e ligue um teclado à parte. Se não tem teclado, alterne: quinze minutos a escrever com o aparelho no colo, quinze a ler com ele levantado. A linha de cima do ecrã deve ficar à altura dos olhos.',
          ],
          en: [
            'The neck and the laptop',
            'On a laptop either the screen is too low or the hands are too high. For more than an hour, put it on three books and plug in a keyboard. Without a keyboard, alternate: fifteen minutes typing with it on your lap, fifteen reading with it raised. The top line of the screen belongs at the height of your eyes.',
          ],
        },
      ],
    },
    {
      pt: 'O corpo ao longo do dia',
      en: 'The body through the day',
      texts: [
        {
          pt: [
            'A rotina dos três minutos',
            'De hora em hora, de pé ao lado da secretária:\n\n- rode os ombros para trás, dez vezes, devagar;\n- abra e feche as mãos com força, vinte vezes;\n- olhe pela janela para o ponto mais longe que vir e conte até trinta.\n\nFormigueiro nos dedos à noite, ou dor que não passa no fim de semana, não se resolve com exercícios: fale com um médico.',
          ],
          en: [
            'The three-minute routine',
            'Once an hour, standing beside the desk:\n\n- roll your shoulders back ten times, slowly;\n- open and close your hands firmly twenty times;\n- look out of the window at the farthest thing you can see and count to thirty.\n\nTingling fingers at night, or pain that stays over the weekend, is not something that exercise will solve: see a doctor.',
          ],
        },
      ],
    },
  ],
  ciberseguranca: [
    {
      pt: 'Mensagens que mentem',
      en: 'Messages that lie',
      texts: [
        {
          is_preview: true,
          pt: [
            'Pressa, medo e autoridade',
            'Uma burla quase nunca tem pior português do que uma mensagem verdadeira. O que a denuncia é o que **pede**: um código, um pagamento, uma instalação, e depressa.\n\nAntes de responder faça três perguntas. Esperava isto? O que acontece se só responder amanhã? Posso confirmar por outro caminho, com um número que já tinha?\n\nUm banco sério aguenta que lhe desliguem o telefone.',
          ],
          en: [
            'Haste, fear and authority',
            'A scam is seldom written worse than a genuine message. What gives it away is what it **asks for**: a code, a payment, an installation, and quickly.\n\nBefore you answer, ask three questions. Was I expecting this? What happens if I reply tomorrow? Can I confirm it another way, with a number I already had?\n\nA serious bank does not mind if you hang up.',
          ],
        },
        {
          pt: [
            'O chefe que pede um favor',
            'A mensagem vem com o nome e a fotografia do diretor: está numa reunião, precisa de recargas, paga logo. Já aconteceu a três empresas da mesma rua. Combine hoje, em equipa, uma regra simples: **pedidos de dinheiro confirmam-se de viva voz**, sempre, e ninguém leva a mal ter sido confirmado.',
          ],
          en: [
            'The boss who asks a favour',
            'The message carries the director’s name and picture: he is in a meeting, needs phone credit, will pay you back. It happened to three firms in the same street. Agree on a simple rule with your team today: **requests for money are confirmed by voice**, always, and nobody is offended by being asked.',
          ],
        },
      ],
    },
    {
      pt: 'Contas e palavras-passe',
      en: 'Accounts and passwords',
      texts: [
        {
          pt: [
            'Uma só palavra-passe para decorar',
            'Um gestor de palavras-passe guarda todas e inventa-as melhor do que nós. Decore apenas a dele: quatro palavras que não costumam andar juntas, como *telhado cabra terça violino*. Ligue a confirmação em dois passos primeiro no correio eletrónico, porque é por aí que se recuperam todas as outras contas.',
          ],
          en: [
            'One password to remember',
            'A password manager keeps them all and invents better ones than we do. Remember only its own: four words that seldom meet, such as *roof goat Tuesday violin*. Turn on two-step sign-in for your email first, because that is where every other account is recovered.',
          ],
        },
      ],
    },
    {
      pt: 'Telemóvel perdido, clique errado',
      en: 'Lost phone, wrong click',
      texts: [
        {
          pt: [
            'A primeira hora',
            'Se carregou onde não devia: desligue a Internet, mude a palavra-passe do correio noutro aparelho, avise quem trata da informática e escreva aquilo de que se lembra. Se lhe levaram o telemóvel: bloqueie-o à distância, ligue ao operador para cortar o cartão e ao banco para travar a aplicação. Guarde estes números num papel, já.',
          ],
          en: [
            'The first hour',
            'If you clicked where you should not have: go offline, change your email password on another device, tell the person who looks after IT, and write down what you remember. If your phone was taken: lock it remotely, call the operator to block the card and the bank to stop the app. Put these numbers on paper, now.',
          ],
        },
      ],
    },
  ],
  'primeiros-passos-computador': [
    {
      pt: 'Ligar e mexer',
      en: 'Switching on and moving about',
      texts: [
        {
          is_preview: true,
          pt: [
            'Não se estraga',
            'Pode carregar em todas as teclas: um computador não se avaria por escrever. O pior que acontece é aparecer uma janela que não se conhece, e essa fecha-se na cruz, no canto de cima.\n\nExercício: ligue o computador, espere até parar de fazer barulho e leve a seta do rato aos quatro cantos do ecrã. Repita até o braço deixar de estar tenso.',
          ],
          en: [
            'You will not break it',
            'You may press every key: a computer is not damaged by typing. The worst that happens is a window you do not know, and that one is closed with the cross in the upper corner.\n\nExercise: switch the computer on, wait until it stops making noise, and take the mouse pointer to the four corners of the screen. Repeat until your arm is no longer stiff.',
          ],
        },
        {
          pt: [
            'Um clique, dois cliques',
            'Um clique **escolhe**; dois cliques rápidos **abrem**. Se dois cliques lhe saem lentos, faça um só e carregue na tecla Enter. Treine a abrir e a fechar a mesma pasta dez vezes. Quem está ao lado não deve pegar no rato: é assim que se aprende.',
          ],
          en: [
            'One click, two clicks',
            'One click **selects**; two quick clicks **open**. If two clicks come out slowly, click once and press the Enter key. Practise by opening and closing the same folder ten times. The person who sits beside you should not take the mouse: that is how one learns.',
          ],
        },
      ],
    },
    {
      pt: 'Uma carta sua',
      en: 'A letter of your own',
      texts: [
        {
          pt: [
            'Escrever e guardar',
            'Abra o programa de escrita e escreva o seu nome, a data e três frases a alguém de quem tem saudades. Para um acento, carregue primeiro no acento e depois na letra. Guarde com um nome que diga o que é, como *carta para a Rosa*, na pasta Documentos. Feche tudo e volte a abrir: se a encontrou, está guardada.',
          ],
          en: [
            'Writing and saving',
            'Open the word processor and type your name, the date, and three sentences to somebody you miss. For an accent press the accent first and then the letter. Save it under a name that says what it is, such as *letter to Rosa*, in the Documents folder. Close everything and open it again: if you found it, it is saved.',
          ],
        },
      ],
    },
    {
      pt: 'Procurar e enviar',
      en: 'Searching and sending',
      texts: [
        {
          pt: [
            'Perguntar à Internet',
            'Escreva a pergunta como a faria a uma vizinha: *horário do comboio Lobito Huambo*. Os primeiros resultados são às vezes publicidade; diz lá que o são. Antes de acreditar, veja quem escreveu e quando, e procure uma segunda página que diga o mesmo.\n\nPara enviar a carta, crie uma mensagem, escreva o endereço, carregue no clipe e escolha o ficheiro.',
          ],
          en: [
            'Asking the Internet',
            'Type the question as you would ask a neighbour: *train times Lobito Huambo*. The first results are sometimes advertising, and say so. Before you believe a page, see who wrote it and when, and look for a second one that says the same.\n\nTo send the letter, create a message, type the address, press the paper clip and choose the file.',
          ],
        },
      ],
    },
  ],
  sql: [
    {
      pt: 'Selecionar',
      en: 'Selecting',
      texts: [
        {
          is_preview: true,
          pt: [
            'A livraria e as suas tabelas',
            'A livraria tem três lojas e quatro tabelas: `livros`, `clientes`, `vendas` e `lojas`. Cada linha de `vendas` diz que cliente levou que livro, em que loja, em que dia e por quanto.\n\nA primeira pergunta da gerente: *que livros custam mais de 10 000?*\n\n`select titulo, preco from livros where preco > 10000 order by preco desc`\n\nLeia em voz alta: escolhe estas colunas, destas linhas, por esta ordem.',
          ],
          en: [
            'The bookseller and its tables',
            'The bookseller has three shops and four tables: `livros` (books), `clientes` (customers), `vendas` (sales) and `lojas` (shops). Each row of `vendas` says which customer took which book, where, when and for how much.\n\nThe manager’s first question: *which books cost more than 10,000?*\n\n`select titulo, preco from livros where preco > 10000 order by preco desc`\n\nRead it aloud: pick these columns, from these rows, in this order.',
          ],
        },
        {
          pt: [
            'O que não está lá',
            'Nulo não é zero nem texto vazio: é *não se sabe*. Por isso `preco <> 5000` deixa de fora os livros sem preço. Procure-os com `preco is null`. Exercício: quantos clientes não deixaram telefone, e em que loja se inscreveram?',
          ],
          en: [
            'What is not there',
            'Null is neither zero nor an empty text: it means *not known*. That is why `preco <> 5000` leaves out books without a price. Look for them with `preco is null`. Exercise: how many customers left no telephone number, and in which shop did they register?',
          ],
        },
      ],
    },
    {
      pt: 'Juntar',
      en: 'Joining',
      texts: [
        {
          pt: [
            'Porque é que o total dobrou',
            'Juntar `vendas` a `livros` dá uma linha por venda. Juntar ainda a `autores` dá duas, se o livro tem dois autores, e a soma dobra sem aviso. Antes de somar, conte: `select count(*)` antes e depois da junção. Se o número cresceu, some primeiro e junte depois.',
          ],
          en: [
            'Why the total doubled',
            'Joining `vendas` to `livros` gives one row per sale. Joining `autores` (authors) as well gives two if the book has two authors, and the sum doubles without warning. Before you add up, count: `select count(*)` before and after the join. If the number grew, add first and join later.',
          ],
        },
      ],
    },
    {
      pt: 'Agrupar e desconfiar',
      en: 'Grouping and doubting',
      texts: [
        {
          pt: [
            'Quem compra ao sábado',
            '`group by cliente_id` faz um monte por cliente; `count(*)` conta cada monte; `having count(*) >= 5` fica só com os montes grandes. Depois de obter a lista, prove-a: escolha um nome e conte à mão as suas vendas. Um resultado que não se consegue provar de outra maneira ainda não é um resultado.',
          ],
          en: [
            'Who buys on Saturdays',
            '`group by cliente_id` makes one heap per customer; `count(*)` counts each heap; `having count(*) >= 5` keeps only the large ones. Once you have the list, prove it: pick a name and count the sales by hand. A result that cannot be proved another way is not a result yet.',
          ],
        },
      ],
    },
  ],
};
