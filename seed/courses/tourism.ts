import type { SeedCourse } from './course.ts';

export const tourism: SeedCourse[] = [
  {
    key: 'rececao-hoteleira',
    facts: { partner: 'mussulo', type: 'presential', level: 'beginner', hours: 40, aoa: 110_000, usd: 120 },
    pt: {
      title: 'Receção e acolhimento hoteleiro',
      summary: 'O primeiro e o último rosto do hotel: chegada, estadia, conta e o imprevisto das três da manhã.',
      description:
        'A receção da escola recebe hóspedes a sério. Os turnos rodam, o telefone toca e o sistema às vezes vai abaixo, como na vida. Treina-se a chegada de um grupo, o quarto que não está pronto, o cartão recusado e a frase que acalma quem viajou doze horas.',
      outcomes: [
        'Receber, registar e acompanhar um hóspede',
        'Gerir reservas, não comparências e sobrelotação',
        'Fechar a conta e a caixa do turno',
        'Passar o turno sem perder informação',
        'Resolver uma queixa antes que chegue à Internet',
      ],
      requirements: 'Boa apresentação e noções de inglês.',
    },
    en: {
      title: 'Hotel front desk and guest welcome',
      summary:
        'The first and the last face of the hotel: arrival, stay, bill, and the surprise at three in the morning.',
      description:
        'The school’s front desk receives real guests. Shifts rotate, the phone rings and the system sometimes goes down, as in life. You practise a group arrival, the room that is not ready, the declined card, and the sentence that calms someone after twelve hours of travel.',
      outcomes: [
        'Welcome, register and look after a guest',
        'Manage bookings, no-shows and overbooking',
        'Close the bill and the till of the shift',
        'Hand over a shift without losing anything',
        'Settle a complaint before it reaches the Internet',
      ],
      requirements: 'Neat appearance and some English.',
    },
  },
  {
    key: 'cozinha-angolana',
    facts: { partner: 'mussulo', type: 'presential', level: 'intermediate', hours: 36, aoa: 124_000 },
    pt: {
      title: 'Cozinha angolana de restaurante',
      summary:
        'Funge, muamba, calulu e mufete com fichas técnicas: o sabor de casa, igual em todas as mesas e com custo conhecido.',
      description:
        'Duas cozinheiras de restaurante e uma avó da Ilha ensinam quinze pratos. De cada um fica a receita pesada, o tempo, a fotografia do prato e o custo por dose. No último serviço abrem-se as portas e quarenta pessoas pagam para jantar.',
      outcomes: [
        'Preparar as bases: funge, molhos, marinadas e caldos',
        'Escrever fichas técnicas com peso e custo',
        'Organizar a bancada para um serviço de quarenta pessoas',
        'Empratar com produtos da época',
        'Aproveitar sobras com segurança',
      ],
      requirements: 'Alguma prática de cozinha. A jaleca e as facas são da escola.',
    },
    en: {
      title: 'Angolan cooking for restaurants',
      summary:
        'Funge, muamba, calulu and mufete with proper recipe cards: the taste of home, the same at every table and at a known cost.',
      description:
        'Two restaurant cooks and a grandmother from the Ilha teach fifteen dishes. Of each you keep the weighed recipe, the time, a picture of the plate and the cost per portion. For the last service the doors open and forty people pay for their dinner.',
      outcomes: [
        'Prepare the bases: funge, sauces, marinades and stocks',
        'Write recipe cards with weight and cost',
        'Set up a station for a service of forty',
        'Plate with what is in season',
        'Use leftovers safely',
      ],
      requirements: 'Some kitchen practice. The school lends jackets and knives.',
    },
  },
  {
    key: 'servico-de-mesa',
    facts: { partner: 'mussulo', type: 'presential', level: 'beginner', hours: 30, aoa: 86_000 },
    pt: {
      title: 'Serviço de mesa e bar',
      summary: 'Seis mesas, três pratos na mão e a conta certa: servir depressa sem parecer que se tem pressa.',
      description:
        'Começa-se por andar: com tabuleiro, com copos, entre cadeiras. Depois vem a carta, a recomendação, a ordem do serviço, o café bem tirado e meia dúzia de cocktails da casa. As noites de sexta são de sala aberta, com gorjetas para quem serve.',
      outcomes: [
        'Montar a sala e acolher à porta',
        'Tomar o pedido, recomendar e avisar a cozinha',
        'Servir e levantar pela ordem certa',
        'Preparar café, sumos e seis cocktails',
        'Apresentar a conta e despedir-se',
      ],
      requirements: '18 anos para as aulas de bar.',
    },
    en: {
      title: 'Table and bar service',
      summary: 'Six tables, three plates in hand and the right bill: serving fast without seeming to hurry.',
      description:
        'It starts with walking: with a tray, with glasses, between chairs. Then come the menu, the recommendation, the order of service, a proper coffee and half a dozen house cocktails. On Friday nights the dining room is open, and those who serve keep the tips.',
      outcomes: [
        'Set the room and welcome at the door',
        'Take the order, recommend and tell the kitchen',
        'Serve and clear in the right order',
        'Prepare coffee, juices and six cocktails',
        'Bring the bill and say goodbye',
      ],
      requirements: 'Aged 18 or over for the bar lessons.',
    },
  },
  {
    key: 'higiene-alimentar',
    facts: { partner: 'mussulo', type: 'online', level: 'beginner', hours: 5, aoa: 15_000, usd: 16 },
    pt: {
      title: 'Higiene alimentar na cozinha: HACCP explicado',
      summary:
        'Temperaturas, tempos, mãos e frigoríficos: os sete princípios contados numa cozinha pequena, sem papelada inútil.',
      description:
        'Segue um frango da entrega à mesa e para onde o perigo aparece. Em cada paragem há um registo que cabe numa linha e uma decisão que alguém tem de tomar. Inclui as folhas prontas a pendurar na parede e o plano para quando falta a luz.',
      outcomes: [
        'Receber e recusar mercadoria pela temperatura',
        'Evitar a contaminação entre cru e cozinhado',
        'Arrefecer, guardar e reaquecer dentro do tempo',
        'Preencher registos que servem para decidir',
        'Salvar ou deitar fora depois de um corte de luz',
      ],
      requirements: 'Nenhum. É útil ter um termómetro de cozinha.',
    },
    en: {
      title: 'Food hygiene in the kitchen: HACCP explained',
      summary:
        'Temperatures, times, hands and fridges: the seven principles at work in a small kitchen, without useless paperwork.',
      description:
        'It follows a chicken from delivery to table and stops wherever danger appears. At every stop there is a record that fits on one line and a decision that somebody must take. Sheets ready for the wall are included, and so is the plan for a power cut.',
      outcomes: [
        'Accept or refuse goods by their temperature',
        'Keep raw and cooked food apart',
        'Cool, store and reheat within time',
        'Keep records that help to decide',
        'Save or throw away after a power cut',
      ],
      requirements: 'None. A kitchen thermometer helps.',
    },
  },
  {
    key: 'guia-local',
    facts: { partner: 'mussulo', type: 'presential', level: 'all', hours: 45, aoa: 102_000, usd: 112 },
    pt: {
      title: 'Guia local: contar um lugar',
      summary: 'Da Tundavala à Baía Azul: preparar um percurso, cuidar do grupo e contar histórias que são verdade.',
      description:
        'Cada participante sai com um percurso seu, de duas horas, ensaiado com turistas voluntários. Trabalha-se a voz ao ar livre, a investigação com os mais velhos, os tempos, a água, o sol e o preço. Os percursos ficam num catálogo que os hotéis da região consultam.',
      outcomes: [
        'Investigar um lugar e distinguir história de lenda',
        'Desenhar um percurso com tempos, sombras e paragens',
        'Falar para vinte pessoas ao vento',
        'Gerir riscos, atrasos e quem fica para trás',
        'Calcular um preço e vender o passeio',
      ],
      requirements: 'Gostar de andar. Uma segunda língua é bem-vinda.',
    },
    en: {
      title: 'Local guide: telling the story of a place',
      summary: 'From Tundavala to Baía Azul: prepare a route, look after the group, and tell stories that are true.',
      description:
        'You leave with a two-hour route of your own, rehearsed with volunteer tourists. We work on the voice outdoors, research among the elders, timing, water, sun and price. The routes go into a catalogue that hotels in the region consult.',
      outcomes: [
        'Research a place and tell history from legend',
        'Design a route with times, shade and stops',
        'Speak to twenty people in the wind',
        'Manage risk, delay and those who fall behind',
        'Work out a price and sell the walk',
      ],
      requirements: 'You like walking. A second language is welcome.',
    },
  },
  {
    key: 'alojamento-local',
    facts: { partner: 'norte', type: 'online-sync', level: 'beginner', hours: 16, aoa: 63_000, usd: 69 },
    pt: {
      title: 'Abrir e gerir um alojamento local',
      summary:
        'Registo, obras, fotografias, preços e limpeza: as contas de um quarto antes de comprar o primeiro lençol.',
      description:
        'Sete noites com quem gere de um a trinta quartos no Porto e em Matosinhos. Faz-se a conta ao ano inteiro, com meses vazios, comissões e impostos; escreve-se o anúncio e a resposta à primeira má avaliação. Há quem desista a meio, e sai-lhe barato.',
      outcomes: [
        'Conhecer o registo e as obrigações em Portugal',
        'Fazer a conta anual com ocupação realista',
        'Fotografar e descrever sem prometer de mais',
        'Organizar chaves, limpeza e lavandaria',
        'Responder a avaliações',
      ],
      requirements: 'Um imóvel em vista, ou curiosidade antes de o procurar.',
    },
    en: {
      title: 'Opening and running a holiday let',
      summary:
        'Registration, works, photographs, prices and cleaning: work out what a room earns before you buy the first sheet.',
      description:
        'Seven evenings with people who run between one and thirty rooms in Porto and Matosinhos. You work out a whole year, with empty months, commissions and taxes; you write the listing, and the answer to the first bad review. Some give up halfway, and get off lightly.',
      outcomes: [
        'Know the registration and the duties in Portugal',
        'Work out a year with realistic occupancy',
        'Photograph and describe without promising too much',
        'Organise keys, cleaning and laundry',
        'Answer reviews',
      ],
      requirements: 'A property in mind, or curiosity before you look for one.',
    },
  },
  {
    key: 'pastelaria',
    facts: { partner: 'tejo', type: 'presential', level: 'intermediate', hours: 32, aoa: 138_000, usd: 151 },
    pt: {
      title: 'Pastelaria portuguesa: massas e cremes',
      summary: 'Folhada, choux, areada e lêveda, e os cremes que as enchem: da balança à montra em oito madrugadas.',
      description:
        'As aulas começam às seis, como nas pastelarias, e às dez há quem venha comprar. Repete-se a mesma massa até sair igual três vezes seguidas. O formador trabalha há trinta anos com ovos e ainda os parte um a um, por uma razão que explica na primeira manhã.',
      outcomes: [
        'Executar massa folhada, choux, areada e lêveda',
        'Cozer cremes de ovos e de pasteleiro sem talhar',
        'Produzir pastéis de nata com forno comum e de lastro',
        'Planear a produção de uma manhã',
        'Calcular custo e preço de uma unidade',
      ],
      requirements: 'Experiência de cozinha ou de padaria.',
    },
    en: {
      title: 'Portuguese pastry: doughs and creams',
      summary:
        'Puff, choux, shortcrust and yeast doughs, and the creams that fill them: from scales to shop window in eight early mornings.',
      description:
        'Lessons start at six, as in a pastry shop, and by ten people come to buy. You repeat the same dough until it turns out alike three times running. The trainer has worked with eggs for thirty years and still cracks them one by one, for a reason he gives on the first morning.',
      outcomes: [
        'Make puff, choux, shortcrust and yeast doughs',
        'Cook egg and pastry creams without curdling',
        'Bake custard tarts in an ordinary oven and in a deck oven',
        'Plan a morning’s production',
        'Work out the cost and price of one piece',
      ],
      requirements: 'Experience in a kitchen or a bakery.',
    },
  },
];
