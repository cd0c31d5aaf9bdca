import type { SeedCourse } from './course.ts';

export const energy: SeedCourse[] = [
  {
    key: 'sistemas-solares',
    facts: { partner: 'lubango', type: 'presential', level: 'intermediate', hours: 60, aoa: 210_000, usd: 229 },
    pt: {
      title: 'Sistemas solares: dimensionar e instalar',
      summary:
        'Do consumo da casa ao painel no telhado: calcular, montar, ligar e pôr a trabalhar um sistema com baterias.',
      description:
        'Doze bancadas e um telhado de treino no Lubango. Cada par dimensiona um sistema para uma família de seis pessoas, compra-o em papel, monta-o e mede-o durante três dias de sol e nuvens. A última semana trata do que avaria primeiro: terminais mal apertados, sombras e baterias maltratadas.',
      outcomes: [
        'Levantar consumos e dimensionar painéis, baterias e inversor',
        'Fixar painéis num telhado de chapa sem infiltrações',
        'Ligar e proteger o circuito de corrente contínua',
        'Configurar o regulador e o inversor',
        'Medir, entregar e explicar o sistema ao cliente',
        'Encontrar avarias com multímetro e paciência',
      ],
      requirements: 'Bases de eletricidade. Não ter medo de alturas até quatro metros.',
    },
    en: {
      title: 'Solar power systems: sizing and installing',
      summary:
        'From the household’s needs to the panel on the roof: calculate, mount, wire and start up a system with batteries.',
      description:
        'Twelve benches and a practice roof in Lubango. Each pair sizes a system for a family of six, buys it on paper, builds it and measures it through three days of sun and cloud. The last week deals with what fails first: loose terminals, shadows and ill-treated batteries.',
      outcomes: [
        'Survey loads and size panels, batteries and inverter',
        'Fix panels to a sheet metal roof without leaks',
        'Wire and protect the direct current side',
        'Configure charge controller and inverter',
        'Measure, hand over and explain the system to its owner',
        'Find faults with a multimeter and patience',
      ],
      requirements: 'Basic electricity. No fear of heights up to four metres.',
    },
  },
  {
    key: 'geradores-e-quadros',
    facts: { partner: 'lubango', type: 'presential', level: 'intermediate', hours: 45, aoa: 132_000, usd: 144 },
    pt: {
      title: 'Manutenção de geradores e quadros',
      summary:
        'Óleo, filtros, injetores, alternador e comutação: para que arranque à primeira quando a rede vai abaixo.',
      description:
        'Três geradores, de 6 a 110 kVA, desmontados e voltados a montar na Catumbela. Segue-se o plano de manutenção por horas, aprende-se a ouvir um motor doente e faz-se a ligação de um quadro de transferência automática, com a rede a faltar de verdade.',
      outcomes: [
        'Cumprir e registar um plano de manutenção por horas',
        'Diagnosticar arranque difícil, fumo e sobreaquecimento',
        'Verificar alternador, regulador e proteções',
        'Ligar e ensaiar um quadro de transferência',
        'Calcular consumo e autonomia de combustível',
      ],
      requirements: 'Bases de eletricidade ou de mecânica.',
    },
    en: {
      title: 'Maintaining generators and switchboards',
      summary:
        'Oil, filters, injectors, alternator and changeover, so that it starts first time when the mains go down.',
      description:
        'Three generators from 6 to 110 kVA, taken apart and put together again in Catumbela. You follow a maintenance plan by running hours, learn to hear an engine that is unwell, and wire an automatic transfer switch while the mains really do fail.',
      outcomes: [
        'Follow and record maintenance by running hours',
        'Diagnose hard starting, smoke and overheating',
        'Check alternator, regulator and protection',
        'Wire and test a transfer switch',
        'Work out fuel consumption and running time',
      ],
      requirements: 'Basic electricity or mechanics.',
    },
  },
  {
    key: 'poupar-eletricidade',
    facts: { partner: 'lubango', type: 'online', level: 'all', hours: 3, aoa: 8_500, usd: 9 },
    pt: {
      title: 'Poupar eletricidade na loja e no escritório',
      summary:
        'Três vídeos curtos, uma ficha e uma ronda pela sua loja: descobrir onde se gasta e baixar a conta sem ficar às escuras.',
      description:
        'Os vídeos duram menos de um minuto, pesam pouco e têm legendas. Entre um e outro faz-se uma tarefa: ler o contador duas vezes, preencher a ficha com os aparelhos, mudar três coisas. Um mês depois volta-se a ler o contador e sabe-se quanto valeu.',
      outcomes: [
        'Ler a fatura e o contador sem se enganar nas unidades',
        'Calcular quanto gasta cada aparelho por mês',
        'Escolher os três gestos que mais rendem no seu caso',
        'Medir a poupança e mantê-la',
      ],
      requirements: 'Acesso ao contador e a uma fatura recente.',
    },
    en: {
      title: 'Saving electricity in shop and office',
      summary:
        'Three short videos, a worksheet and a walk round your shop: find out where the power goes and cut the bill without sitting in the dark.',
      description:
        'The videos last less than a minute, are quick to download and have captions. Between them there is a task: read the meter twice, fill in the worksheet, change three things. A month later you read the meter again and know what you have saved.',
      outcomes: [
        'Read the bill and the meter without mixing up units',
        'Work out what each appliance uses in a month',
        'Choose the three changes that pay most in your case',
        'Measure the saving and keep it',
      ],
      requirements: 'Access to your meter and to a recent bill. The videos are in Portuguese.',
    },
  },
  {
    key: 'instalacoes-eletricas',
    facts: { partner: 'tejo', type: 'presential', level: 'beginner', hours: 80, aoa: 245_000, usd: 268 },
    pt: {
      title: 'Instalações elétricas de baixa tensão',
      summary:
        'Uma habitação inteira, do ramal à última tomada, montada em painel, medida e passada por uma inspeção a sério.',
      description:
        'Cada aluno tem a sua parede. Ao longo de nove semanas abre roços, passa tubo, liga quadro e circuitos e mede o que fez. A regra da casa é que ninguém liga a corrente ao próprio trabalho: quem liga é o colega, depois de o verificar.',
      outcomes: [
        'Ler e desenhar um esquema unifilar',
        'Dimensionar circuitos, cabos e proteções',
        'Montar e identificar um quadro de habitação',
        'Executar tomadas, iluminação e comutações',
        'Medir terra, isolamento e diferenciais',
        'Trabalhar sempre sem tensão, e prová-lo',
      ],
      requirements: 'Distinguir as cores dos condutores.',
    },
    en: {
      title: 'Low voltage electrical installation',
      summary:
        'A whole dwelling, from supply to the last socket, built on a panel, measured and put through a proper inspection.',
      description:
        'Every student has a wall. Over nine weeks you chase it, run conduit, wire the board and the circuits and measure what you did. The house rule is that nobody switches on their own work: a colleague does, after checking it.',
      outcomes: [
        'Read and draw a single-line diagram',
        'Size circuits, cables and protection',
        'Assemble and label a household board',
        'Fit sockets, lighting and two-way switching',
        'Measure earth, insulation and residual current devices',
        'Always work with the power off, and prove it',
      ],
      requirements: 'You can tell the colours of the conductors apart.',
    },
  },
  {
    key: 'frio-e-climatizacao',
    facts: { partner: 'beira', type: 'presential', level: 'intermediate', hours: 60, aoa: 188_000 },
    pt: {
      title: 'Frio e climatização: montar, carregar, reparar',
      summary:
        'Aparelhos split, arcas e câmaras: brasagem, vácuo, carga e o que fazer ao gás que não pode ir para o ar.',
      description:
        'Na Beira, o frio conserva o peixe, as vacinas e a paciência. O curso percorre o ciclo com manómetros na mão, ensina a soldar tubo até não haver fugas, e dedica uma semana inteira às câmaras pequenas do mercado, com as suas portas que não fecham e os seus cortes de luz.',
      outcomes: [
        'Explicar o ciclo com pressões e temperaturas',
        'Soldar, ensaiar e fazer vácuo a um circuito',
        'Carregar por peso e confirmar pelo sobreaquecimento',
        'Montar um aparelho split com drenagem correta',
        'Recuperar gás refrigerante em segurança',
        'Cuidar de uma câmara de conservação',
      ],
      requirements: 'Bases de eletricidade. Boa condição física.',
    },
    en: {
      title: 'Refrigeration and air conditioning: install, charge, repair',
      summary:
        'Split units, chest freezers and cold rooms: brazing, vacuum, charging, and what to do with the gas that must not escape.',
      description:
        'In Beira, cold keeps fish, vaccines and tempers. The course goes through the cycle with gauges in hand, teaches you to braze until nothing leaks, and gives a whole week to the small cold rooms of the market, with doors that do not shut and power that comes and goes.',
      outcomes: [
        'Explain the cycle through pressures and temperatures',
        'Braze, pressure test and evacuate a circuit',
        'Charge by weight and confirm by superheat',
        'Install a split unit that drains properly',
        'Recover refrigerant safely',
        'Look after a cold room',
      ],
      requirements: 'Basic electricity. Good physical condition.',
    },
  },
  {
    key: 'bombas-de-agua',
    facts: { partner: 'lubango', type: 'presential', level: 'beginner', hours: 24, aoa: 84_000 },
    pt: {
      title: 'Bombas de água solares para o campo',
      summary:
        'Escolher, montar e manter uma bomba para um furo, uma horta ou um bebedouro, com o sol como único combustível.',
      description:
        'Quatro dias numa quinta da Humpata. Mede-se o furo, calcula-se a altura e o caudal, monta-se a bomba e enche-se um tanque antes de ir embora. Fala-se de dinheiro sem rodeios: quanto custa, quem paga a manutenção e quem fica com a chave.',
      outcomes: [
        'Medir nível, caudal e altura manométrica',
        'Escolher entre bomba de superfície e submersível',
        'Montar painéis, comando e tubagem',
        'Proteger a bomba do trabalho em seco',
        'Organizar a manutenção numa comunidade',
      ],
      requirements: 'Nenhum. Traga chapéu e botas.',
    },
    en: {
      title: 'Solar water pumps for the farm',
      summary:
        'Choose, install and maintain a pump for a borehole, a garden or a trough, with the sun as its only fuel.',
      description:
        'Four days on a farm in Humpata. You measure the borehole, work out head and flow, install the pump and fill a tank before leaving. Money is discussed openly: what it costs, who pays for upkeep and who keeps the key.',
      outcomes: [
        'Measure level, flow and total head',
        'Choose between surface and submersible pumps',
        'Fit panels, controller and pipes',
        'Protect the pump from running dry',
        'Organise upkeep within a community',
      ],
      requirements: 'None. Bring a hat and boots.',
    },
  },
  {
    key: 'manutencao-preventiva',
    facts: { partner: 'norte', type: 'online-sync', level: 'intermediate', hours: 18, aoa: 68_000, usd: 74 },
    pt: {
      title: 'Manutenção preventiva: do papel ao plano',
      summary: 'Deixar de apagar fogos: listar máquinas, escolher o que se inspeciona e provar à direção que compensa.',
      description:
        'Em seis tardes monta-se o plano de manutenção de dez máquinas suas numa folha de cálculo, com tarefas de cinco minutos que os próprios operadores fazem. A última sessão transforma horas de paragem em dinheiro, para a conversa com quem aprova o orçamento.',
      outcomes: [
        'Inventariar máquinas e dizer quais param a fábrica',
        'Escrever tarefas de inspeção que cabem num turno',
        'Calcular disponibilidade e custo de paragem',
        'Gerir peças de reserva sem encher o armazém',
        'Apresentar resultados à direção',
      ],
      requirements: 'Acesso a dez máquinas e a quem as usa.',
    },
    en: {
      title: 'Preventive maintenance: from paper to plan',
      summary:
        'Stop putting out fires: list the machines, choose what is inspected, and prove to the board that it pays.',
      description:
        'Over six afternoons you build the maintenance plan for ten of your own machines in a spreadsheet, with five-minute tasks that operators carry out themselves. The last session turns downtime into money, for the talk with the person who approves the budget.',
      outcomes: [
        'List machines and say which ones stop the plant',
        'Write inspection tasks that fit into a shift',
        'Work out availability and the cost of downtime',
        'Manage spare parts without filling the store',
        'Present results to the board',
      ],
      requirements: 'Access to ten machines and to the people who use them.',
    },
  },
  {
    key: 'soldadura',
    facts: { partner: 'lubango', type: 'presential', level: 'beginner', hours: 70, aoa: 176_000 },
    pt: {
      title: 'Soldadura por elétrodo revestido',
      summary:
        'Do primeiro cordão torto à junta que passa no ensaio de dobragem: chapa, perfil e tubo, em todas as posições que aparecem.',
      description:
        'Cada aluno queima mais de doze quilos de elétrodos. As peças são serradas, dobradas e guardadas por ordem, para que se veja o progresso de dia para dia. O trabalho final é um portão, um reboque ou uma estrutura que alguém encomendou e vai buscar.',
      outcomes: [
        'Preparar juntas e regular a máquina',
        'Executar cordões ao baixo, na vertical e ao teto',
        'Reconhecer e corrigir poros, mordeduras e falta de fusão',
        'Cortar e montar sem empenos',
        'Proteger olhos, pulmões e quem passa',
      ],
      requirements: 'Ver bem ao perto, com ou sem óculos. A máscara é fornecida.',
    },
    en: {
      title: 'Stick welding',
      summary:
        'From the first crooked bead to a joint that passes the bend test: plate, section and pipe in every position you will meet.',
      description:
        'Each student burns over twelve kilos of electrodes. Pieces are sawn, bent and kept in order, so that progress shows from day to day. The final work is a gate, a trailer or a frame that somebody has ordered and will come to collect.',
      outcomes: [
        'Prepare joints and set the machine',
        'Weld flat, vertical and overhead',
        'Recognise and correct pores, undercut and lack of fusion',
        'Cut and assemble without distortion',
        'Protect eyes, lungs and passers-by',
      ],
      requirements: 'Good near sight, with or without glasses. A welding helmet is provided.',
    },
  },
];
