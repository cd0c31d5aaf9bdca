import type { SeedCourse } from './course.ts';

export const accounting: SeedCourse[] = [
  {
    key: 'iva-angola',
    facts: { partner: 'baia', type: 'online-sync', level: 'intermediate', hours: 16, aoa: 45_000, usd: 49 },
    pt: {
      title: 'IVA e faturação em Angola',
      summary: 'Regimes, taxas, faturas e prazos: quatro sábados para emitir, deduzir e entregar o imposto sem multas.',
      description:
        'Começa pela fatura que a empresa passa hoje e corrige-a linha a linha. Depois vêm os regimes geral e simplificado, o que se deduz e o que não se deduz, e a faturação eletrónica que está a chegar a todos. Cada participante prepara, com números seus, a declaração de um mês.',
      outcomes: [
        'Emitir faturas, recibos e notas de crédito com tudo o que é obrigatório',
        'Escolher o regime e conhecer as suas obrigações',
        'Separar imposto dedutível de não dedutível',
        'Preencher a declaração periódica e conferi-la',
        'Preparar a empresa para a fatura eletrónica',
      ],
      requirements: 'Lidar com faturas na sua empresa. Traga três, com os nomes tapados.',
    },
    en: {
      title: 'VAT and invoicing in Angola',
      summary:
        'Regimes, rates, invoices and deadlines: four Saturdays to charge, deduct and file the tax without being fined.',
      description:
        'It begins with the invoice your firm issues today and corrects it line by line. Then come the general and simplified regimes, what can and cannot be deducted, and the electronic invoicing that is on its way to everybody. You prepare one month’s return with figures of your own.',
      outcomes: [
        'Issue invoices, receipts and credit notes with all they must show',
        'Choose a regime and know its duties',
        'Tell deductible from non-deductible tax',
        'Fill in the periodic return and check it',
        'Get your firm ready for electronic invoices',
      ],
      requirements: 'You deal with invoices at work. Bring three, with the names covered.',
    },
  },
  {
    key: 'contabilidade-para-decidir',
    facts: { partner: 'norte', type: 'presential', level: 'intermediate', hours: 30, aoa: 175_000, usd: 191 },
    pt: {
      title: 'Contabilidade geral para quem decide',
      summary:
        'Gerentes e sócios que assinam contas sem as ler: da fatura ao balanço, para decidir com os números à frente.',
      description:
        'Em cinco sextas-feiras constrói-se a contabilidade de uma padaria durante um ano: compra-se farinha, paga-se a renda, troca-se o forno. A cada mês fecham-se as contas e toma-se uma decisão; no fim compara-se o resultado dos grupos e percebe-se porque é que quem vendeu mais ficou sem dinheiro.',
      outcomes: [
        'Seguir uma operação do documento ao balanço',
        'Distinguir lucro, caixa e património',
        'Ler um balancete e fazer-lhe perguntas',
        'Decidir entre comprar, alugar e adiar',
        'Falar com o contabilista na língua dele',
      ],
      requirements: 'Responsabilidade por um negócio ou por um orçamento.',
    },
    en: {
      title: 'General accounting for decision makers',
      summary:
        'For managers and partners who sign accounts without reading them: from the invoice to the balance sheet, so as to decide with the figures in view.',
      description:
        'Over five Fridays we keep the books of a bakery for a year: buy flour, pay the rent, replace the oven. Every month the accounts are closed and a decision is taken; in the end the groups compare results, and it becomes clear why the one that sold most ran out of money.',
      outcomes: [
        'Follow a transaction from document to balance sheet',
        'Tell profit, cash and equity apart',
        'Read a trial balance and question it',
        'Decide between buying, renting and waiting',
        'Speak to your accountant in their own language',
      ],
      requirements: 'You answer for a business or for a budget.',
    },
  },
  {
    key: 'salarios',
    facts: { partner: 'planalto', type: 'online-sync', level: 'intermediate', hours: 20, aoa: 72_000 },
    pt: {
      title: 'Processamento de salários: da folha ao banco',
      summary:
        'Vencimentos, subsídios, faltas, segurança social e imposto sobre o rendimento: um mês inteiro, feito e conferido.',
      description:
        'A empresa do curso tem dezoito trabalhadores e todas as complicações: uma admissão a meio do mês, um adiantamento, horas noturnas, uma baixa. Processa-se setembro em conjunto e outubro a sós; depois comparam-se os recibos, cêntimo a cêntimo.',
      outcomes: [
        'Calcular remunerações, faltas e horas extraordinárias',
        'Apurar segurança social e imposto de cada trabalhador',
        'Emitir recibos que se percebem',
        'Preparar o ficheiro do banco e as guias de pagamento',
        'Conferir o mês antes de o fechar',
      ],
      requirements: 'Folha de cálculo com fórmulas simples.',
    },
    en: {
      title: 'Payroll: from time sheet to bank',
      summary: 'Wages, allowances, absence, social security and income tax: one whole month, done and checked.',
      description:
        'The company in this course has eighteen workers and every complication: someone hired mid-month, an advance, night hours, sick leave. September is processed together, October on your own; then the payslips are compared to the last cent.',
      outcomes: [
        'Work out pay, absence and overtime',
        'Determine social security and tax for each worker',
        'Issue payslips that people understand',
        'Prepare the bank file and the payment forms',
        'Check the month before you close it',
      ],
      requirements: 'Spreadsheets with simple formulas.',
    },
  },
  {
    key: 'tesouraria',
    facts: { partner: 'norte', type: 'online', level: 'beginner', hours: 8, aoa: 24_000, usd: 26 },
    pt: {
      title: 'Tesouraria de uma pequena empresa, semana a semana',
      summary: 'Saber à segunda-feira se há dinheiro para pagar na sexta, e o que fazer quando não há.',
      description:
        'Uma folha de treze semanas, preenchida com os números da sua empresa. Mostra quando o dinheiro entra e sai, que clientes atrasam sempre e que pagamento pode mudar de dia. Serve para negócios de qualquer tamanho e atualiza-se em vinte minutos.',
      outcomes: [
        'Prever entradas e saídas a treze semanas',
        'Cobrar a tempo e sem estragar a relação',
        'Escolher o que se paga primeiro quando falta',
        'Conversar com o banco antes de precisar dele',
      ],
      requirements: 'Acesso aos extratos e às faturas do seu negócio.',
    },
    en: {
      title: 'Cash flow for a small firm, week by week',
      summary: 'Know on Monday whether there is money to pay on Friday, and what to do when there is not.',
      description:
        'One thirteen-week sheet, filled with your own firm’s figures. It shows when money comes and goes, which customers are always late, and which payment can move to another day. It suits businesses of any size and takes twenty minutes to update.',
      outcomes: [
        'Forecast money in and out over thirteen weeks',
        'Collect on time without spoiling the relationship',
        'Choose what is paid first when money is short',
        'Talk to the bank before you need it',
      ],
      requirements: 'Access to the statements and invoices of your business.',
    },
  },
  {
    key: 'impostos-mocambique',
    facts: { partner: 'beira', type: 'online-sync', level: 'intermediate', hours: 18, aoa: 52_000 },
    pt: {
      title: 'IVA e ISPC em Moçambique',
      summary:
        'Para pequenos comerciantes e prestadores de serviços: em que regime está, que livro tem de ter e o que entrega todos os trimestres.',
      description:
        'Quem vende no mercado do Maquinino e quem vende ao Estado não têm as mesmas obrigações. Em seis noites vê-se o imposto simplificado para pequenos contribuintes, a passagem ao IVA, as taxas e os livros, com exercícios tirados de barracas, oficinas e salões da Beira.',
      outcomes: [
        'Saber em que regime está e quando tem de mudar',
        'Passar faturas e vendas a dinheiro bem preenchidas',
        'Manter os livros em dia em meia hora por semana',
        'Calcular e pagar o imposto do trimestre',
        'Responder a uma notificação sem pânico',
      ],
      requirements: 'NUIT e um negócio aberto ou por abrir.',
    },
    en: {
      title: 'VAT and the small taxpayers’ tax in Mozambique',
      summary:
        'For small traders and service providers: which regime you are in, which book you must keep, and what you file each quarter.',
      description:
        'Those who sell at the Maquinino market and those who sell to the State do not have the same duties. Over six evenings we look at the simplified tax for small taxpayers, the move to VAT, the rates and the books, with exercises taken from stalls, workshops and salons in Beira.',
      outcomes: [
        'Know which regime you are in and when you must change',
        'Write out invoices and cash receipts correctly',
        'Keep the books up to date in half an hour a week',
        'Work out and pay the tax of the quarter',
        'Answer a notice without panic',
      ],
      requirements: 'A taxpayer number, and a business open or about to open.',
    },
  },
  {
    key: 'inventario-e-fecho',
    facts: { partner: 'planalto', type: 'presential', level: 'advanced', hours: 24, aoa: 94_000 },
    pt: {
      title: 'Inventário e fecho de contas',
      summary: 'As três últimas semanas do ano, com lista e relógio: contar, acertar, provisionar e entregar.',
      description:
        'Um fecho verdadeiro, com os dados trocados, feito em grupos de três como num gabinete. Há uma contagem física no armazém da escola, com diferenças escondidas, e uma sessão com um auditor que faz as perguntas incómodas antes de outros as fazerem.',
      outcomes: [
        'Planear e dirigir uma contagem física',
        'Valorizar existências e tratar diferenças',
        'Lançar amortizações, provisões e acréscimos',
        'Conciliar bancos, clientes e fornecedores',
        'Montar o dossier de fecho que um auditor quer ver',
      ],
      requirements: 'Experiência em lançamentos contabilísticos.',
    },
    en: {
      title: 'Stocktaking and closing the accounts',
      summary: 'The last three weeks of the year, with a list and a clock: count, reconcile, make provisions and file.',
      description:
        'A real year-end with the names changed, done in groups of three as in an accounting office. There is a physical count in the school’s own store, with hidden differences, and a session with an auditor who asks the awkward questions before others do.',
      outcomes: [
        'Plan and lead a physical count',
        'Value stock and deal with differences',
        'Post depreciation, provisions and accruals',
        'Reconcile banks, customers and suppliers',
        'Assemble the closing file that an auditor wants to see',
      ],
      requirements: 'Experience with bookkeeping entries.',
    },
  },
  {
    key: 'ler-um-balanco',
    facts: { partner: 'norte', type: 'online', level: 'beginner', hours: 6, aoa: 19_500, usd: 21 },
    pt: {
      title: 'Ler um balanço sem ser contabilista',
      summary: 'Duas páginas que contam a vida de uma empresa: o que tem, o que deve, e se aguenta até ao verão.',
      description:
        'Lê-se o balanço de quatro empresas inventadas, mas parecidas com as que conhece: uma transportadora, uma clínica, uma construtora e uma loja de bairro. Em cada uma procura-se uma coisa só. No fim lê-se o da sua, ou o de um cliente a quem vai vender a crédito.',
      outcomes: [
        'Localizar o que interessa num balanço em cinco minutos',
        'Calcular três rácios à mão e saber o que dizem',
        'Reconhecer sinais de aperto antes do atraso',
        'Decidir se vende a crédito e quanto',
      ],
      requirements: 'Regra de três simples.',
    },
    en: {
      title: 'Reading a balance sheet without being an accountant',
      summary:
        'Two pages that tell the life of a firm: what it has, what it owes, and whether it will last until summer.',
      description:
        'We read the balance sheets of four invented firms that resemble those you know: a haulier, a clinic, a builder and a corner shop. In each we look for one thing only. Finally you read your own, or that of a customer who wants to buy on credit.',
      outcomes: [
        'Find what matters in a balance sheet within five minutes',
        'Work out three ratios by hand and know what they say',
        'See signs of strain before payments are late',
        'Decide whether to sell on credit, and how much',
      ],
      requirements: 'Basic arithmetic.',
    },
  },
];
