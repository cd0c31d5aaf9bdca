import type { SeedCourse } from './course.ts';

export const technology: SeedCourse[] = [
  {
    key: 'analise-de-dados',
    facts: { partner: 'planalto', type: 'online-sync', level: 'intermediate', hours: 24, aoa: 85_000, usd: 93 },
    pt: {
      title: 'Análise de dados com folha de cálculo',
      summary:
        'De uma lista desarrumada a uma resposta em que o chefe confia: limpar, resumir e mostrar números sem programar.',
      description:
        'Parte-se de um ficheiro de vendas com 3 200 linhas e todos os defeitos do costume: datas em texto, clientes com três nomes, meses em falta. Em dez noites fica limpo, resumido em tabelas dinâmicas e contado em quatro gráficos. Serve para Excel e para LibreOffice.',
      outcomes: [
        'Limpar uma lista de clientes sem perder linhas',
        'Responder a perguntas com tabelas dinâmicas',
        'Escolher o gráfico que não engana',
        'Automatizar o relatório do mês seguinte',
        'Explicar um número a quem não gosta de números',
      ],
      requirements: 'Saber somar e ordenar numa folha de cálculo. Computador com Excel ou LibreOffice.',
    },
    en: {
      title: 'Data analysis with spreadsheets',
      summary:
        'From an untidy list to an answer your manager trusts: clean, summarise and show figures without programming.',
      description:
        'We start from a sales file with 3,200 rows and all the usual flaws: dates kept as text, customers with three names, missing months. Over ten evenings it is cleaned, summed up in pivot tables and told in four charts. Works with Excel and LibreOffice alike.',
      outcomes: [
        'Clean a customer list without losing rows',
        'Answer questions with pivot tables',
        'Pick the chart that does not mislead',
        'Automate next month’s report',
        'Explain a figure to people who dislike figures',
      ],
      requirements: 'You can sum and sort in a spreadsheet. A computer with Excel or LibreOffice.',
    },
  },
  {
    key: 'ciberseguranca',
    facts: { partner: 'baia', type: 'online', level: 'beginner', hours: 6, aoa: 18_500, usd: 20 },
    pt: {
      title: 'Cibersegurança para quem não é informático',
      summary:
        'Palavras-passe, mensagens falsas, telemóveis perdidos: o que fazer antes, durante e depois, em linguagem de gente.',
      description:
        'As burlas mudam todas as semanas, mas usam sempre a pressa, o medo ou a autoridade. O curso mostra mensagens verdadeiras recebidas em empresas de Luanda, ensina a lê-las com calma e ajuda a pôr em ordem as contas, o telemóvel e as cópias de segurança.',
      outcomes: [
        'Reconhecer uma mensagem falsa pelo que ela lhe pede',
        'Usar um gestor de palavras-passe e a confirmação em dois passos',
        'Preparar o telemóvel para o dia em que o roubarem',
        'Fazer cópias de segurança que se conseguem repor',
        'Reagir na primeira hora depois de um clique errado',
      ],
      requirements: 'Nenhum conhecimento técnico. Um telemóvel ou computador seu.',
    },
    en: {
      title: 'Cybersecurity for people who are not in IT',
      summary: 'Passwords, fake messages, lost phones: what to do before, during and after, in plain language.',
      description:
        'Scams change every week, yet they always play on haste, fear or authority. The course shows real messages received by firms in Luanda, teaches you to read them calmly, and helps you put your accounts, your phone and your backups in order.',
      outcomes: [
        'Spot a fake message by what it asks of you',
        'Use a password manager and two-step sign-in',
        'Prepare your phone for the day it is stolen',
        'Make backups that can actually be restored',
        'React within the first hour after a wrong click',
      ],
      requirements: 'No technical knowledge. A phone or computer of your own.',
    },
  },
  {
    key: 'python',
    facts: { partner: 'norte', type: 'online-sync', level: 'beginner', hours: 60, aoa: 168_000, usd: 184 },
    pt: {
      title: 'Programação em Python para quem começa',
      summary:
        'Vinte aulas em direto para escrever os primeiros programas úteis: ler ficheiros, calcular, ir buscar dados à Internet e poupar trabalho repetido.',
      description:
        'Cada aula começa com um problema de escritório e acaba com um programa que o resolve. As turmas são pequenas, os exercícios são corrigidos à mão e o projeto final é escolhido por cada um: já saíram daqui uma agenda de turnos, um conferidor de faturas e um contador de autocarros.',
      outcomes: [
        'Ler e escrever programas com funções, listas e dicionários',
        'Tratar ficheiros de texto, CSV e folhas de cálculo',
        'Procurar e corrigir erros com método',
        'Ir buscar dados a um serviço na Internet',
        'Guardar o código e a sua história com Git',
        'Apresentar um projeto próprio à turma',
      ],
      requirements: 'Usar o computador com à-vontade. Não é preciso ter programado.',
    },
    en: {
      title: 'Python programming for beginners',
      summary:
        'Twenty live lessons to write your first useful programs: read files, calculate, talk to web services and do away with repetitive work.',
      description:
        'Each lesson opens with an office problem and closes with a program that solves it. Classes are small, exercises are marked by hand, and you choose the final project yourself: so far they include a shift planner, an invoice checker and a bus counter.',
      outcomes: [
        'Read and write programs with functions, lists and dictionaries',
        'Handle text files, CSV and spreadsheets',
        'Look for and fix errors methodically',
        'Fetch data from a service on the Internet',
        'Keep code and its history with Git',
        'Present a project of your own to the class',
      ],
      requirements: 'Comfortable with a computer. No previous programming needed.',
    },
  },
  {
    key: 'primeiros-passos-computador',
    facts: { partner: 'beira', type: 'online', level: 'beginner', hours: 10, aoa: 0, usd: 0 },
    pt: {
      title: 'Primeiros passos no computador',
      summary:
        'Para quem nunca usou um rato ou tem medo de estragar: ligar, escrever, guardar, procurar e enviar. Gratuito.',
      description:
        'Pensado para fazer ao lado de alguém da família, num computador emprestado ou na sala da Casa do Saber, com frases curtas e exercícios que cabem em dez minutos. No fim escreve uma carta, guarda-a onde a volta a encontrar e envia-a por correio eletrónico.',
      outcomes: [
        'Usar o rato, o teclado e as janelas sem pressa',
        'Escrever, corrigir e imprimir uma carta',
        'Guardar ficheiros e voltar a encontrá-los',
        'Procurar na Internet e julgar o que aparece',
        'Enviar uma mensagem com um anexo',
      ],
      requirements: 'Saber ler. O acesso a um computador, mesmo que não seja seu.',
    },
    en: {
      title: 'First steps with a computer',
      summary:
        'For people who have never held a mouse or fear breaking something: switch on, type, save, search and send. Free of charge.',
      description:
        'Made to be followed next to somebody from the family, on a borrowed computer or in our own room, in short sentences and exercises that fit into ten minutes. By the end you write a letter, save it where you can find it again, and send it by email.',
      outcomes: [
        'Use mouse, keyboard and windows at your own pace',
        'Type, correct and print a letter',
        'Save files and find them again',
        'Search the Internet and judge what turns up',
        'Send a message with an attachment',
      ],
      requirements: 'You can read. Access to a computer, even if it is not yours.',
    },
  },
  {
    key: 'redes',
    facts: { partner: 'planalto', type: 'presential', level: 'intermediate', hours: 45, aoa: 134_000 },
    pt: {
      title: 'Redes de pequenas empresas: montar e reparar',
      summary:
        'Cravar cabos, configurar um router, dar Internet a trinta pessoas e descobrir porque é que às quinze horas tudo fica lento.',
      description:
        'O laboratório do Huambo tem bastidores abertos, rádios, um gerador e um fornecedor de Internet a fingir que falha quando lhe mandam. Os grupos recebem a planta de uma clínica e entregam a rede a funcionar, etiquetada e com desenho.',
      outcomes: [
        'Passar, cravar e testar cabo estruturado',
        'Endereçar uma rede e separar visitas de funcionários',
        'Configurar pontos de acesso sem fios que não se atrapalham',
        'Diagnosticar lentidão da tomada ao fornecedor',
        'Deixar documentação que o próximo técnico agradece',
      ],
      requirements: 'Conhecimentos gerais de informática. As ferramentas são fornecidas.',
    },
    en: {
      title: 'Small business networks: build and repair',
      summary:
        'Crimp cables, configure a router, bring thirty people online, and find out why everything slows down at three o’clock.',
      description:
        'The lab in Huambo has open racks, radios, a generator and a pretend Internet provider that fails on command. Groups are given the floor plan of a clinic and hand over its network working, labelled and drawn.',
      outcomes: [
        'Run, crimp and test structured cabling',
        'Plan addresses and keep visitors apart from staff',
        'Set up wireless access points that do not disturb each other',
        'Trace slowness from the socket to the provider',
        'Leave documentation that the next technician will be glad of',
      ],
      requirements: 'General computing knowledge. Tools are provided.',
    },
  },
  {
    key: 'sql',
    facts: { partner: 'norte', type: 'online', level: 'intermediate', hours: 16, aoa: 42_000, usd: 46 },
    pt: {
      title: 'Perguntar a uma base de dados: SQL',
      summary: 'Escrever perguntas em vez de pedir relatórios: selecionar, juntar, agrupar e confiar no resultado.',
      description:
        'A base de dados do curso é a de uma livraria com três lojas, e cada texto traz perguntas que a gerente faz de verdade: que livros não saem há um ano, quem compra sempre ao sábado, quanto vale o que está em prateleira. As respostas comentadas vêm no fim de cada módulo.',
      outcomes: [
        'Selecionar e ordenar linhas com condições claras',
        'Juntar tabelas sem multiplicar valores',
        'Agrupar, contar e comparar períodos',
        'Escrever subconsultas que outros conseguem ler',
        'Desconfiar de um resultado e prová-lo de outra maneira',
      ],
      requirements: 'Usar folhas de cálculo com fórmulas. Instala-se um programa gratuito.',
    },
    en: {
      title: 'Asking a database: SQL',
      summary: 'Write questions instead of requesting reports: select, join, group, and trust what comes back.',
      description:
        'The database is that of a bookseller with three shops, and every text brings questions its manager really asks: which books have not moved for a year, who always buys on a Saturday, what the stock on the shelves is worth. Answers with comments close each module.',
      outcomes: [
        'Select and sort rows with clear conditions',
        'Join tables without multiplying amounts',
        'Group, count and compare periods',
        'Write subqueries that others can read',
        'Doubt a result and prove it another way',
      ],
      requirements: 'You use spreadsheets with formulas. One free program is installed.',
    },
  },
  {
    key: 'sitio-da-loja',
    facts: { partner: 'tejo', type: 'online-sync', level: 'beginner', hours: 30, aoa: 96_000, usd: 105 },
    pt: {
      title: 'Fazer um sítio para a sua loja',
      summary:
        'Nome, fotografias, preços, mapa e um botão para encomendar: ao fim do curso a sua loja está na Internet, leve e sua.',
      description:
        'Sem modelos iguais aos da concorrência. Aprende-se a escrever HTML e CSS à mão, o suficiente para não depender de ninguém, a fotografar produtos junto a uma janela e a pôr o sítio no ar por menos do que custa um almoço por mês.',
      outcomes: [
        'Planear um sítio a partir do que o cliente procura',
        'Escrever páginas em HTML e CSS que abrem em qualquer telemóvel',
        'Tirar e reduzir fotografias que não pesam',
        'Registar um domínio e publicar',
        'Aparecer no mapa e nas pesquisas da sua cidade',
      ],
      requirements: 'Um negócio ou uma ideia com nome. Computador com Internet.',
    },
    en: {
      title: 'Building a website for your shop',
      summary:
        'Name, photographs, prices, a map and an order button: by the end of the course your shop is on the Internet, light and your own.',
      description:
        'No template that looks like your competitor’s. You learn to write HTML and CSS by hand, enough not to depend on anyone, to photograph products by a window, and to put the site online for less than a lunch a month.',
      outcomes: [
        'Plan a site around what customers look for',
        'Write HTML and CSS pages that open on any phone',
        'Take photographs and make them small',
        'Register a domain and publish',
        'Show up on the map and in searches in your town',
      ],
      requirements: 'A business, or an idea with a name. A computer with Internet access.',
    },
  },
  {
    key: 'reparacao-telemoveis',
    facts: { partner: 'lubango', type: 'presential', level: 'beginner', hours: 40, aoa: 126_000 },
    pt: {
      title: 'Reparação de telemóveis',
      summary:
        'Ecrãs, baterias, conectores e água: diagnosticar à bancada e abrir um pequeno negócio com contas certas.',
      description:
        'Cada aluno recebe uma bancada, um microscópio e vinte aparelhos avariados para devolver à vida. Os últimos dias são passados num quiosque da cidade, a atender clientes com o formador ao lado, e inclui o cálculo do preço, da garantia e do que se faz com as peças velhas.',
      outcomes: [
        'Diagnosticar com multímetro e fonte antes de abrir',
        'Trocar ecrã, bateria e conector de carga sem deixar marcas',
        'Tratar um aparelho que apanhou água',
        'Soldar componentes pequenos ao microscópio',
        'Fazer orçamento, garantia e registo de cada reparação',
      ],
      requirements: 'Mãos firmes e boa visão ao perto. O estojo de ferramentas fica para o aluno.',
    },
    en: {
      title: 'Mobile phone repair',
      summary:
        'Screens, batteries, connectors and water: diagnose at the bench and open a small business whose sums add up.',
      description:
        'Every student gets a bench, a microscope and twenty broken phones to bring back to life. The last days are spent at a kiosk in town, serving customers with the trainer alongside, and covers pricing, guarantees and what to do with old parts.',
      outcomes: [
        'Diagnose with multimeter and supply before opening',
        'Replace screen, battery and charging port without a trace',
        'Treat a phone that has been in water',
        'Solder small components under the microscope',
        'Write a quote, a guarantee and a record for every repair',
      ],
      requirements: 'Steady hands and good near sight. The tool kit is yours to keep.',
    },
  },
];
