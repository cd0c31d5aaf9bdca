import type { SeedCourse } from './course.ts';

export const safety: SeedCourse[] = [
  {
    key: 'seguranca-em-obra',
    facts: { partner: 'baia', type: 'presential', level: 'intermediate', hours: 35, aoa: 145_000, usd: 158 },
    pt: {
      title: 'Segurança e saúde em obra',
      summary:
        'Para encarregados e chefes de equipa que respondem pela vida de outros. Aprende a ler um plano de segurança, a organizar o estaleiro e a parar uma obra quando é preciso.',
      description:
        'Cinco dias entre a sala e o estaleiro de treino. De manhã lê-se o plano de uma obra verdadeira; à tarde monta-se o que ele manda: acessos, guarda-corpos, escoramento de uma vala. No último dia a equipa enfrenta um acidente encenado e o grupo discute, minuto a minuto, o que cada um fez.',
      outcomes: [
        'Ler e aplicar um plano de segurança e saúde',
        'Montar o estaleiro com circulação separada de pessoas e máquinas',
        'Escolher e verificar proteções coletivas e individuais',
        'Conduzir a conversa de segurança de cinco minutos',
        'Suspender um trabalho perigoso e registar a decisão',
        'Agir nos primeiros dez minutos de um acidente',
      ],
      requirements: 'Um ano de experiência em obra. Botas de biqueira de aço; o resto do equipamento é emprestado.',
    },
    en: {
      title: 'Health and safety on building sites',
      summary:
        'For site managers and team leaders who answer for other people’s lives. Learn to read a safety plan, to set up a site, and to stop work when you must.',
      description:
        'Five days between the classroom and our practice yard. Mornings are spent reading the plan of a real job; in the afternoon you build what it asks for: access ways, guard rails, the shoring of a trench. On the last day the team faces a staged accident and the group goes over it minute by minute.',
      outcomes: [
        'Read a health and safety plan and put it to work',
        'Lay out a site where people and machines never cross',
        'Choose and check guard rails, nets and personal protection',
        'Lead a five-minute safety talk that people listen to',
        'Stop dangerous work and record why',
        'Act in the first ten minutes after an accident',
      ],
      requirements: 'One year of work on site. Bring steel-toed boots; all other equipment is lent.',
    },
  },
  {
    key: 'trabalho-em-altura',
    facts: { partner: 'baia', type: 'presential', level: 'intermediate', hours: 16, aoa: 92_000, usd: 101 },
    pt: {
      title: 'Trabalho em altura e resgate',
      summary:
        'Dias inteiros com o arnês vestido: ancorar, subir, trabalhar suspenso e trazer para baixo, em segurança, um colega que não se mexe.',
      description:
        'A torre de treino tem nove metros, uma cobertura inclinada e um poste. Cada participante monta a sua linha de vida, inspeciona o arnês de outro e repete o resgate até o fazer em menos de oito minutos, porque é esse o tempo que conta quando alguém fica pendurado.',
      outcomes: [
        'Decidir quando o trabalho em altura pode ser evitado',
        'Inspecionar arnês, corda e mosquetões e retirar o que está gasto',
        'Escolher pontos de ancoragem e calcular a distância de queda',
        'Montar um andaime móvel sem improvisos',
        'Executar um resgate com estojo em menos de oito minutos',
      ],
      requirements: 'Aptidão médica para trabalho em altura, com menos de um ano. Não é para quem sofre de vertigens.',
    },
    en: {
      title: 'Work at height and rescue',
      summary:
        'Days spent in a harness: anchor, climb, work suspended, and bring a colleague who cannot move safely down.',
      description:
        'Our tower is nine metres tall and has a pitched roof and a pole. You rig your own lifeline, inspect somebody else’s harness, and repeat the rescue until it takes less than eight minutes, because that is all the time you have when somebody is left hanging.',
      outcomes: [
        'Decide when work at height can be avoided altogether',
        'Inspect harness, rope and karabiners and retire what is worn',
        'Choose anchor points and work out the clearance of a fall',
        'Put up a mobile tower without improvising',
        'Carry out a rescue from the kit in under eight minutes',
      ],
      requirements:
        'A medical certificate for work at height, less than a year old. Not for people who suffer from vertigo.',
    },
  },
  {
    key: 'extintores',
    facts: {
      certificateMonths: 12,
      partner: 'baia',
      type: 'online',
      level: 'beginner',
      hours: 2,
      aoa: 6_500,
      usd: 7,
      certificate: 'conclusion-certificate',
    },
    pt: {
      title: 'Extintores: escolher e usar',
      summary:
        'Uma lição curta com perguntas, feita no telemóvel ou no computador. Em menos de duas horas fica a saber em que extintor pegar, como usá-lo e quando sair.',
      description:
        'A maior parte dos incêndios começa pequena e quase todos os escritórios têm um extintor na parede; falta quem saiba usá-lo. A lição explica o que alimenta o fogo, as classes que vêm no rótulo e os quatro gestos, e acaba com cinco perguntas. Pode parar a meio e continuar noutro aparelho.',
      outcomes: [
        'Reconhecer as classes de fogo no rótulo de um extintor',
        'Escolher entre água, pó, espuma e dióxido de carbono',
        'Aplicar os quatro gestos: tirar, apontar, apertar, varrer',
        'Decidir em segundos entre apagar e sair',
        'Verificar manómetro, selo e data numa ronda mensal',
      ],
      requirements: 'Nenhum. Não substitui o treino prático com fogo real.',
    },
    en: {
      title: 'Fire extinguishers: choosing and using',
      summary:
        'A short lesson with questions, on a phone or a computer. In less than two hours you know which extinguisher to reach for, how to use it, and when to leave.',
      description:
        'Most fires start small and nearly every office has an extinguisher on the wall; what is missing is someone who can use it. The lesson explains what feeds a fire, the classes printed on the label and the four moves, and ends with five questions. Stop halfway and carry on with another device.',
      outcomes: [
        'Tell the classes of fire from the label of an extinguisher',
        'Choose between water, powder, foam and carbon dioxide',
        'Use the four moves: pull, aim, squeeze, sweep',
        'Decide within seconds between fighting and leaving',
        'Check gauge, seal and date on a monthly round',
      ],
      requirements: 'None. It does not replace practice with a real fire.',
    },
  },
  {
    key: 'primeira-intervencao',
    facts: { partner: 'tejo', type: 'presential', level: 'intermediate', hours: 21, aoa: 118_000, usd: 129 },
    pt: {
      title: 'Equipas de primeira intervenção',
      summary:
        'Forma quem, numa fábrica ou num hotel, chega ao fogo antes dos bombeiros: alarme, evacuação, mangueira e fumo.',
      description:
        'Três sábados em Marvila, com fogo real num contentor de treino. As equipas rodam pelos papéis de chefe, de quem ataca e de quem evacua, e preparam o simulacro do edifício onde trabalham. Leva para casa a planta de emergência do seu local, corrigida pelo formador.',
      outcomes: [
        'Organizar uma equipa de turno e os seus substitutos',
        'Atacar um fogo com extintor e com boca de incêndio armada',
        'Mover-se e orientar outros num corredor com fumo',
        'Conduzir uma evacuação e fazer a contagem no ponto de encontro',
        'Preparar, cronometrar e avaliar um simulacro',
      ],
      requirements: 'Boa condição física. Traga roupa de algodão que se possa sujar.',
    },
    en: {
      title: 'First response fire teams',
      summary:
        'Trains those who reach the fire before the fire brigade does, in a factory or a hotel: alarm, evacuation, hose and smoke.',
      description:
        'Three Saturdays in Marvila with real fire in a training container. Teams take turns as leader, as those who fight and as those who evacuate, and prepare a drill for the building they work in. You go home with the emergency plan of your own premises, corrected by the trainer.',
      outcomes: [
        'Organise a team for each shift, with stand-ins',
        'Fight a fire with an extinguisher and with a charged hose',
        'Move, and guide others, through a corridor full of smoke',
        'Lead an evacuation and count heads at the meeting point',
        'Prepare, time and review a drill',
      ],
      requirements: 'Good physical condition. Wear cotton clothes that may get dirty.',
    },
  },
  {
    key: 'empilhador',
    facts: { partner: 'beira', type: 'presential', level: 'beginner', hours: 24, aoa: 98_000 },
    pt: {
      title: 'Empilhador: condução e verificação diária',
      summary:
        'Conduzir, empilhar e estacionar um empilhador num cais cheio, e saber dizer que não quando a máquina não está em condições.',
      description:
        'As aulas práticas são no terminal, em dois turnos de seis pessoas, com empilhadores elétricos e a gasóleo. Começa-se pela verificação antes de rodar a chave, passa-se ao triângulo de estabilidade com cargas a sério e termina-se a carregar um camião em marcha-atrás, com sinaleiro.',
      outcomes: [
        'Fazer a verificação diária e registar avarias',
        'Ler a placa de cargas e respeitar o centro de gravidade',
        'Empilhar a quatro metros sem tocar na estrutura',
        'Trabalhar com sinaleiro e com peões por perto',
        'Trocar baterias e abastecer sem risco',
      ],
      requirements: '18 anos e boa visão. A carta de condução não é obrigatória.',
    },
    en: {
      title: 'Forklift driving and daily checks',
      summary:
        'Drive, stack and park a forklift on a crowded quay, and be able to say no when the machine is not fit to use.',
      description:
        'Practice takes place at the terminal in two shifts of six people, with electric and diesel trucks. It begins with the checks before the key is turned, goes on to the stability triangle with real loads, and ends with loading a lorry in reverse with a signaller.',
      outcomes: [
        'Carry out the daily check and report faults',
        'Read the load plate and respect the centre of gravity',
        'Stack at four metres without touching the racking',
        'Work with a signaller and with people on foot nearby',
        'Change batteries and refuel safely',
      ],
      requirements: 'Aged 18 or over with good eyesight. A driving licence is not required.',
    },
  },
  {
    key: 'avaliacao-de-riscos',
    facts: { partner: 'norte', type: 'online-sync', level: 'intermediate', hours: 20, aoa: 79_000, usd: 86 },
    pt: {
      title: 'Avaliação de riscos no local de trabalho',
      summary:
        'Do olhar ao papel e do papel à obra feita: um método simples para ver os perigos, saber quais vêm primeiro e acabar com eles.',
      description:
        'Ao longo de oito noites cada participante avalia o seu próprio local de trabalho, com fotografias, e recebe comentários do formador e dos colegas. Não se preenchem matrizes por preencher: cada risco acaba com um nome, uma data e um custo.',
      outcomes: [
        'Percorrer um local e descrever perigos sem julgar pessoas',
        'Estimar probabilidade e gravidade de forma que se possa discutir',
        'Escolher medidas pela ordem certa, da eliminação ao equipamento',
        'Escrever um plano de ação com dono, prazo e custo',
        'Rever a avaliação depois de um quase-acidente',
      ],
      requirements: 'Acesso a um local de trabalho que possa fotografar.',
    },
    en: {
      title: 'Risk assessment in the workplace',
      summary:
        'From looking to writing, and from writing to done: a simple method for seeing hazards, ranking them and getting rid of them.',
      description:
        'Over eight evenings you assess your own workplace, with photographs, and get comments from the trainer and from your classmates. Nobody fills in a matrix for its own sake: every risk ends up with a name, a date and a cost.',
      outcomes: [
        'Walk through a workplace and describe hazards without blaming people',
        'Estimate likelihood and harm in a way that can be argued about',
        'Choose measures in the right order, from removal to equipment',
        'Write an action plan with an owner, a date and a cost',
        'Review the assessment after a near miss',
      ],
      requirements: 'Access to a workplace that you may photograph.',
    },
  },
  {
    key: 'ergonomia-sentado',
    facts: { partner: 'norte', type: 'online', level: 'all', hours: 4, aoa: 14_000, usd: 15 },
    pt: {
      title: 'Ergonomia para quem trabalha sentado',
      summary:
        'Costas, pulsos e olhos: pequenas mudanças na cadeira, na mesa e no dia, que se sentem ao fim de uma semana.',
      description:
        'Não é preciso comprar uma cadeira cara. O curso começa por medir o posto que já tem, em casa ou no escritório, e propõe uma mudança de cada vez, com uma semana para a experimentar. Inclui uma rotina de três minutos para fazer ao lado da secretária.',
      outcomes: [
        'Regular cadeira, mesa e ecrã ao seu corpo',
        'Trabalhar num portátil sem dobrar o pescoço',
        'Alternar posições ao longo do dia',
        'Reconhecer cedo os sinais de lesão',
      ],
      requirements: 'Nenhum. Tenha à mão uma fita métrica.',
    },
    en: {
      title: 'Ergonomics for people who sit at work',
      summary: 'Back, wrists and eyes: small changes to the chair, the desk and the day that you feel within a week.',
      description:
        'There is no need to buy an expensive chair. The course begins by measuring the desk you already have, at home or in the office, and suggests one change at a time, with a week to try each. It includes a three-minute routine to do beside your desk.',
      outcomes: [
        'Adjust chair, desk and screen to your own body',
        'Work on a laptop without bending your neck',
        'Change position throughout the day',
        'Notice the early signs of an injury',
      ],
      requirements: 'None. Have a tape measure at hand.',
    },
  },
  {
    key: 'substancias-quimicas',
    facts: { partner: 'planalto', type: 'online-sync', level: 'intermediate', hours: 12, aoa: 54_000 },
    pt: {
      title: 'Substâncias químicas: rótulos, fichas e armazém',
      summary:
        'Lixívia com ácido, diluente ao sol, bidões sem nome: o que nunca se junta, onde se guarda e o que diz a ficha de segurança.',
      description:
        'Para quem compra, guarda ou usa produtos de limpeza, tintas, pesticidas ou combustíveis. Em quatro noites lê-se o rótulo como quem lê um aviso, traduz-se uma ficha de segurança para uma folha de parede e desenha-se um armazém pequeno onde os produtos não se encontram.',
      outcomes: [
        'Interpretar os nove pictogramas e as frases de perigo',
        'Encontrar numa ficha de segurança o que interessa em dois minutos',
        'Separar produtos incompatíveis num armazém pequeno',
        'Conter um derrame e saber quando pedir ajuda',
      ],
      requirements: 'Nenhum. Traga o rótulo de três produtos do seu trabalho.',
    },
    en: {
      title: 'Hazardous substances: labels, data sheets and storage',
      summary:
        'Bleach with acid, thinner in the sun, drums without a name: what must never meet, where to keep it, and what the safety data sheet says.',
      description:
        'For those who buy, store or use cleaning products, paints, pesticides or fuels. Over four evenings you read a label as the warning it is, turn a safety data sheet into one page for the wall, and draw a small store in which the products never meet.',
      outcomes: [
        'Read the nine pictograms and the hazard statements',
        'Find what matters in a safety data sheet within two minutes',
        'Keep incompatible products apart in a small store',
        'Contain a spill and know when to call for help',
      ],
      requirements: 'None. Bring the labels of three products from your work.',
    },
  },
];
