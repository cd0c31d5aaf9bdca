import type { SeedCourse } from './course.ts';

export const management: SeedCourse[] = [
  {
    key: 'lideranca-no-terreno',
    facts: { partner: 'beira', type: 'presential', level: 'intermediate', hours: 28, aoa: 120_000, usd: 131 },
    pt: {
      title: 'Liderança de equipas no terreno',
      summary:
        'Para quem foi promovido por trabalhar bem e agora tem de pôr dez pessoas a trabalhar bem, ao sol e com prazos.',
      description:
        'Quatro dias com encarregados de obras, armazéns, plantações e terminais. Trabalha-se com casos trazidos pelos participantes: o colega que chega tarde, a ordem que vem mal de cima, a equipa que não fala. Cada um sai com três conversas ensaiadas e marcadas para a semana seguinte.',
      outcomes: [
        'Dar uma instrução que é entendida à primeira',
        'Corrigir em particular e reconhecer em público',
        'Distribuir trabalho conforme quem sabe e quem precisa de aprender',
        'Conduzir uma reunião de pé em dez minutos',
        'Levar um problema à chefia com uma proposta',
      ],
      requirements: 'Chefiar, ou ir chefiar em breve, pelo menos três pessoas.',
    },
    en: {
      title: 'Leading teams in the field',
      summary:
        'For those who were promoted for working well and now must get ten people to work well, in the sun and against the clock.',
      description:
        'Four days with foremen from building sites, warehouses, plantations and terminals. We work on cases you bring: the colleague who is always late, the order that comes down wrong, the team that does not talk. You leave with three conversations rehearsed and booked for the following week.',
      outcomes: [
        'Give an instruction that is understood first time',
        'Correct in private and praise in public',
        'Share out work by who knows and who needs to learn',
        'Run a stand-up meeting in ten minutes',
        'Take a problem to your manager with a proposal',
      ],
      requirements: 'You lead at least three people, or soon will.',
    },
  },
  {
    key: 'gestao-de-projetos',
    facts: { partner: 'norte', type: 'online-sync', level: 'intermediate', hours: 24, aoa: 88_000, usd: 96 },
    pt: {
      title: 'Gestão de projetos em pequenas empresas',
      summary:
        'Prazos, custos e pessoas num só quadro, para empresas onde ninguém é gestor de projetos a tempo inteiro.',
      description:
        'Um único projeto, o seu, do primeiro telefonema ao fecho. Em cada aula constrói-se uma peça: a folha de arranque, a lista de entregas, o calendário com folgas honestas, o quadro de riscos. Nada de siglas que não se usem na segunda-feira.',
      outcomes: [
        'Escrever numa página o que o projeto entrega e o que não entrega',
        'Estimar prazos com quem vai fazer o trabalho',
        'Seguir custos e folgas semana a semana',
        'Renegociar o âmbito antes de ser tarde',
        'Fechar o projeto e guardar o que se aprendeu',
      ],
      requirements: 'Um projeto verdadeiro para trabalhar durante o curso.',
    },
    en: {
      title: 'Project management for small firms',
      summary: 'Dates, costs and people on a single board, for firms in which nobody manages projects full time.',
      description:
        'One project, yours, from the first phone call to the close. Each lesson builds one part of it: the starting sheet, the list of deliverables, a calendar with honest slack, the risk board. No acronym that you would not use on Monday.',
      outcomes: [
        'Put on one page what the project delivers and what it does not',
        'Estimate dates together with those who will do the work',
        'Follow costs and slack week by week',
        'Renegotiate the scope before it is too late',
        'Close the project and keep what was learnt',
      ],
      requirements: 'A real project to work on during the course.',
    },
  },
  {
    key: 'negociacao-fornecedores',
    facts: { partner: 'baia', type: 'online-sync', level: 'all', hours: 12, aoa: 58_000 },
    pt: {
      title: 'Negociar com fornecedores',
      summary:
        'Preço, prazo, moeda e garantia: preparar a conversa, aguentar o silêncio e escrever o que ficou combinado.',
      description:
        'Quatro noites de negociações simuladas, gravadas e revistas em grupo. Os casos vêm de empresas angolanas que importam: contentores presos no porto, câmbio que muda entre a proposta e a fatura, fornecedores únicos. Trabalha-se a preparação, porque é aí que se ganha.',
      outcomes: [
        'Preparar limites, alternativas e trocas antes de ligar',
        'Abrir, responder e calar na altura certa',
        'Negociar prazos de pagamento em duas moedas',
        'Dizer que não e manter a relação',
        'Resumir o acordo por escrito no mesmo dia',
      ],
      requirements: 'Comprar, ou aprovar compras, na sua empresa.',
    },
    en: {
      title: 'Negotiating with suppliers',
      summary:
        'Price, delivery, currency and guarantee: prepare the talk, bear the silence and write down what was agreed.',
      description:
        'Four evenings of simulated negotiations, recorded and reviewed as a group. The cases come from Angolan firms that import: containers stuck in port, a rate that moves between quote and invoice, a supplier without rivals. Most of the work is on preparation, since that is where it is won.',
      outcomes: [
        'Prepare limits, alternatives and trade-offs before you call',
        'Open, answer and keep quiet at the right moment',
        'Negotiate payment terms in two currencies',
        'Say no and keep the relationship',
        'Put the agreement in writing on the same day',
      ],
      requirements: 'You buy, or approve purchases, for your firm.',
    },
  },
  {
    key: 'gestao-do-tempo',
    facts: { partner: 'planalto', type: 'online', level: 'all', hours: 5, aoa: 12_500, usd: 14 },
    pt: {
      title: 'Gerir o tempo quando tudo é urgente',
      summary: 'Um método de cinco semanas para escolher o que fica por fazer, sem culpa e com o acordo de quem pede.',
      description:
        'O curso não traz mais uma aplicação: traz uma folha por semana. Na primeira anota-se para onde vai o tempo; nas seguintes protegem-se duas horas por dia, aprende-se a responder a pedidos de última hora e combina-se com a equipa o que é, afinal, urgente.',
      outcomes: [
        'Ver para onde vai uma semana de trabalho',
        'Distinguir o urgente do importante com o chefe, e não sozinho',
        'Proteger duas horas de trabalho concentrado por dia',
        'Adiar e recusar com uma proposta na mão',
      ],
      requirements: 'Nenhum. Meia hora por semana, durante cinco semanas.',
    },
    en: {
      title: 'Managing time when everything is urgent',
      summary:
        'A five-week method for choosing what stays undone, without guilt and with the consent of those who ask.',
      description:
        'The course brings one sheet a week instead of yet another app. In the first week you note where time goes; in the next ones you protect two hours a day, learn to answer last-minute requests, and agree with your team on what urgent actually means.',
      outcomes: [
        'See where a working week goes',
        'Tell urgent from important together with your manager, and not alone',
        'Protect two hours of deep work a day',
        'Postpone and decline with a proposal in hand',
      ],
      requirements: 'None. Half an hour a week for five weeks.',
    },
  },
  {
    key: 'armazem-e-existencias',
    facts: { partner: 'baia', type: 'presential', level: 'beginner', hours: 30, aoa: 108_000 },
    pt: {
      title: 'Armazém e existências sem surpresas',
      summary: 'Receber, arrumar, contar e expedir: para que o que está no sistema seja o que está na prateleira.',
      description:
        'As aulas são em Viana, num armazém a sério que abre às seis e nos empresta dois corredores. Conta-se, mede-se e rearruma-se; calcula-se o que está parado e o que falta sempre. O resultado é um plano de contagem por ciclos que acaba com os fechos de fim de ano.',
      outcomes: [
        'Conferir uma receção e recusar o que vem mal',
        'Arrumar por rotação e por validade',
        'Contar por ciclos em vez de uma vez por ano',
        'Calcular ponto de encomenda e quantidade a pedir',
        'Encontrar a causa de uma diferença de inventário',
      ],
      requirements: 'Botas de proteção. Contas simples de percentagens.',
    },
    en: {
      title: 'Warehouse and stock without surprises',
      summary: 'Receive, store, count and ship, so that what the system says is what the shelf holds.',
      description:
        'Lessons are held in Viana in a real warehouse that opens at six and lends us two aisles. You count, measure and rearrange; you work out what never moves and what is always missing. It ends with a cycle count plan that puts an end to the yearly shutdown.',
      outcomes: [
        'Check a delivery and refuse what is wrong',
        'Store by turnover and by expiry date',
        'Count in cycles instead of once a year',
        'Work out reorder point and order quantity',
        'Find the cause of a stock difference',
      ],
      requirements: 'Safety boots. Simple sums with percentages.',
    },
  },
  {
    key: 'lei-geral-do-trabalho',
    facts: { partner: 'baia', type: 'online', level: 'intermediate', hours: 18, aoa: 39_000, usd: 43 },
    pt: {
      title: 'Lei Geral do Trabalho na prática',
      summary:
        'Contratos, férias, faltas, disciplina e saída: a lei angolana lida por quem gere pessoas, com exemplos e prazos.',
      description:
        'Não é um curso de Direito. Parte de vinte situações do dia a dia de uma empresa, diz onde está a regra, que prazo corre e que papel se guarda. Os textos são curtos e lembram sempre que os limites e os prazos se confirmam na lei em vigor.',
      outcomes: [
        'Escolher o contrato certo e o que nele tem de estar',
        'Calcular férias, faltas e licenças',
        'Conduzir um processo disciplinar sem o perder na forma',
        'Preparar uma saída e as contas finais',
        'Saber quando chamar um advogado',
      ],
      requirements: 'Nenhum. É útil ter à mão a lei em vigor.',
    },
    en: {
      title: 'Angola’s General Labour Law in practice',
      summary:
        'Contracts, holidays, absence, discipline and leaving: Angolan law as read by those who manage people, with examples and deadlines.',
      description:
        'This is not a law course. It starts from twenty everyday situations in a company and says where the rule is, which deadline runs and which paper to keep. The texts are short, and always remind you to check limits and deadlines against the law in force.',
      outcomes: [
        'Choose the right contract and what must be in it',
        'Work out holidays, absence and leave',
        'Run a disciplinary case without losing it on a technicality',
        'Prepare a departure and the final accounts',
        'Know when to call a lawyer',
      ],
      requirements: 'None. It helps to have the law at hand.',
    },
  },
  {
    key: 'formacao-pedagogica',
    facts: { partner: 'tejo', type: 'presential', level: 'all', hours: 90, aoa: 260_000, usd: 284 },
    pt: {
      title: 'Formação pedagógica inicial de formadores',
      summary:
        'Noventa horas para quem sabe muito de um ofício e quer aprender a dar formação: preparar, dar e avaliar uma sessão sem adormecer ninguém.',
      description:
        'A primeira sessão que cada um dá é gravada no segundo dia; a última, no penúltimo. Entre as duas aprende-se a escrever objetivos que se conseguem observar, a ensinar fazendo e a avaliar sem surpresas. O grupo vê as duas gravações lado a lado.',
      outcomes: [
        'Planear uma ação de formação do diagnóstico à avaliação',
        'Escrever objetivos que se podem observar',
        'Ensinar um gesto em quatro passos',
        'Animar grupos com níveis diferentes',
        'Construir instrumentos de avaliação justos',
        'Fazer uma autoscopia e aceitar o que ela mostra',
      ],
      requirements: 'Experiência profissional de três anos na área que quer ensinar.',
    },
    en: {
      title: 'Initial training of trainers',
      summary:
        'Ninety hours for people who know a trade well and want to teach it: prepare, give and assess a session that keeps everyone awake.',
      description:
        'The first session you give is filmed on the second day, the last one on the last day but one. In between you learn to write aims that can be observed, to teach by doing, and to assess without surprises. The group then watches both films side by side.',
      outcomes: [
        'Plan a training course from needs to assessment',
        'Write aims that can be observed',
        'Teach a skill in four steps',
        'Keep groups of mixed levels going',
        'Build fair assessments',
        'Review your own teaching on film and take what it shows',
      ],
      requirements: 'Three years of professional experience in the field you want to teach.',
    },
  },
  {
    key: 'reclamacoes',
    facts: { partner: 'mussulo', type: 'online', level: 'beginner', hours: 4, aoa: 11_000, usd: 12 },
    pt: {
      title: 'Atender uma reclamação e ficar com o cliente',
      summary:
        'Ouvir, confirmar, resolver e voltar a ligar: quatro passos treinados com conversas verdadeiras de balcão e de telefone.',
      description:
        'Doze reclamações recolhidas em hotéis, lojas e oficinas, transcritas palavra a palavra. Em cada uma escolhe-se a resposta, vê-se o que aconteceu e lê-se outra maneira de o dizer. Termina com um cartão de bolso para ter junto ao telefone.',
      outcomes: [
        'Deixar a pessoa acabar e mostrar que ouviu',
        'Separar o problema da zanga',
        'Oferecer o que pode cumprir, com prazo',
        'Registar a reclamação de forma a que não se repita',
      ],
      requirements: 'Nenhum.',
    },
    en: {
      title: 'Handling a complaint and keeping the customer',
      summary:
        'Listen, confirm, solve and call back: four steps practised on real conversations at the counter and on the phone.',
      description:
        'Twelve complaints gathered in hotels, shops and workshops, written down word for word. For each you choose an answer, see what happened, and read another way of putting it. It ends with a pocket card to keep beside the telephone.',
      outcomes: [
        'Let people finish and show that you listened',
        'Separate the problem from the anger',
        'Offer what you can deliver, with a date',
        'Record the complaint so that it does not come back',
      ],
      requirements: 'None.',
    },
  },
];
