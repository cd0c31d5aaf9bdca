import type { SeedCourse } from './course.ts';

export const health: SeedCourse[] = [
  {
    key: 'primeiros-socorros',
    facts: { partner: 'baia', type: 'presential', level: 'beginner', hours: 12, aoa: 38_000, usd: 42 },
    pt: {
      title: 'Primeiros socorros no local de trabalho',
      summary:
        'Hemorragias, queimaduras, quedas e paragem cardíaca: o que fazer nos minutos em que não há mais ninguém por perto.',
      description:
        'Dois dias de prática, com manequins, desfibrilhador de treino e maquilhagem que impressiona. As situações são as de quem faz o curso: a cozinha, o andaime, o escritório, a estrada. Cada participante conduz pelo menos quatro ocorrências do princípio ao fim, incluindo a chamada de emergência.',
      outcomes: [
        'Avaliar o local e a vítima num minuto',
        'Fazer compressões eficazes e usar um desfibrilhador',
        'Parar uma hemorragia grave',
        'Tratar queimaduras, choques elétricos e golpes de calor',
        'Equipar e rever uma caixa de primeiros socorros',
      ],
      requirements: 'Conseguir ajoelhar-se no chão. Roupa confortável.',
    },
    en: {
      title: 'First aid in the workplace',
      summary: 'Bleeding, burns, falls and cardiac arrest: what to do in the minutes when nobody else is there.',
      description:
        'Two days of practice with manikins, a training defibrillator and make-up that looks alarmingly real. The situations are those of the people in the room: kitchen, scaffold, office, road. You lead at least four incidents from beginning to end, the emergency call included.',
      outcomes: [
        'Assess scene and casualty within a minute',
        'Give effective compressions and use a defibrillator',
        'Stop severe bleeding',
        'Treat burns, electric shock and heat stroke',
        'Stock and check a first aid box',
      ],
      requirements: 'You can kneel on the floor. Comfortable clothes.',
    },
  },
  {
    key: 'higiene-das-maos',
    facts: { partner: 'beira', type: 'online', level: 'all', hours: 2, aoa: 0, usd: 0 },
    pt: {
      title: 'Higiene das mãos em cuidados de saúde',
      summary: 'Os cinco momentos, com água ou com álcool, e o que fazer quando falta a água. Gratuito para todos.',
      description:
        'Preparado com enfermeiras de três centros de saúde de Sofala, para serviços onde a torneira nem sempre corre. Explica quando, como e durante quanto tempo, mostra como se faz solução alcoólica no local e traz uma folha de observação para a equipa se medir a si própria.',
      outcomes: [
        'Reconhecer os cinco momentos no seu turno',
        'Lavar e friccionar pelo tempo certo, sem esquecer os polegares',
        'Trabalhar em segurança quando falta a água',
        'Observar uma equipa e dar-lhe o resultado',
      ],
      requirements: 'Nenhum.',
    },
    en: {
      title: 'Hand hygiene in health care',
      summary:
        'The five moments, with water or with alcohol, and what to do when the water runs out. Free for everyone.',
      description:
        'Prepared with nurses from three health centres in Sofala, for wards where the tap does not always run. It explains when, how and for how long, shows how hand rub is made on site, and includes an observation sheet with which a team can measure itself.',
      outcomes: [
        'Recognise the five moments during your shift',
        'Wash and rub for the right time, thumbs included',
        'Work safely when there is no water',
        'Observe a team and share the result',
      ],
      requirements: 'None.',
    },
  },
  {
    key: 'cuidar-de-idosos',
    facts: { partner: 'tejo', type: 'presential', level: 'beginner', hours: 50, aoa: 148_000, usd: 162 },
    pt: {
      title: 'Cuidar de pessoas idosas em casa',
      summary: 'Levantar sem magoar, alimentar sem pressa, reparar no que mudou e cuidar também de quem cuida.',
      description:
        'A escola tem um apartamento mobilado onde se aprende a viver com uma pessoa: o banho, a cama, a mesa, os remédios, as noites. As tardes de quinta são passadas num centro de dia de Marvila, e quem lá vive também avalia os alunos.',
      outcomes: [
        'Ajudar a levantar, andar e transferir sem esforço nas costas',
        'Dar banho e vestir com respeito pela intimidade',
        'Preparar refeições e vigiar a deglutição',
        'Organizar medicamentos e registar sinais de alarme',
        'Comunicar com quem está a perder a memória',
        'Dividir o cuidado e pedir ajuda a tempo',
      ],
      requirements: 'Gosto por estar com pessoas. Registo criminal limpo para as tardes no centro de dia.',
    },
    en: {
      title: 'Caring for older people at home',
      summary:
        'Lift without hurting, help with meals without hurrying, notice what has changed, and look after the carer as well.',
      description:
        'The school has a furnished flat in which you learn to live alongside a person: the bath, the bed, the table, the pills, the nights. Thursday afternoons are spent at a day centre in Marvila, and the people there assess the students too.',
      outcomes: [
        'Help people stand, walk and move without straining your back',
        'Bathe and dress with respect for privacy',
        'Prepare meals and watch for trouble swallowing',
        'Organise medicines and note warning signs',
        'Communicate with people who are losing their memory',
        'Share the care and ask for help in time',
      ],
      requirements: 'You like being with people. A clean criminal record for the afternoons at the day centre.',
    },
  },
  {
    key: 'auxiliar-de-saude',
    facts: { partner: 'planalto', type: 'presential', level: 'beginner', hours: 120, aoa: 235_000 },
    pt: {
      title: 'Auxiliar de ação em saúde',
      summary:
        'Cinco meses de manhãs, com estágio em enfermaria: higiene, transporte, roupa, alimentação e a companhia que os doentes recordam.',
      description:
        'Metade das horas é na sala de treino, com seis camas; a outra metade, no hospital, ao lado de uma auxiliar com anos de casa. Aprende-se o que se faz, o que nunca se faz e a quem se diz. Muitos alunos ficam a trabalhar onde estagiaram.',
      outcomes: [
        'Fazer higiene, cama e posicionamentos',
        'Transportar doentes e amostras em segurança',
        'Limpar e separar resíduos conforme o risco',
        'Servir dietas e registar o que foi comido',
        'Comunicar alterações à enfermagem',
        'Guardar sigilo e respeitar a morte',
      ],
      requirements: '9.ª classe e boletim de vacinas em dia.',
    },
    en: {
      title: 'Health care assistant',
      summary:
        'Five months of mornings, with a placement on the ward: hygiene, transport, linen, meals, and the company that patients remember.',
      description:
        'Half of the hours are in our training room with its six beds; the other half in hospital, next to an assistant with years of service. You learn what to do, what never to do, and whom to tell. Many students stay on where they did their placement.',
      outcomes: [
        'Wash patients, make beds and change positions',
        'Move patients and samples safely',
        'Clean and separate waste by risk',
        'Serve diets and record what was eaten',
        'Report changes to the nurses',
        'Keep confidences and respect death',
      ],
      requirements: 'Nine years of schooling and vaccinations up to date.',
    },
  },
  {
    key: 'malaria',
    facts: { partner: 'beira', type: 'online', level: 'all', hours: 5, aoa: 9_000, usd: 10 },
    pt: {
      title: 'Malária: prevenir e reconhecer na comunidade',
      summary:
        'Redes mosquiteiras, águas paradas, febre numa criança: o que uma escola, uma empresa ou um bairro podem fazer antes do hospital.',
      description:
        'Para agentes comunitários, professores e responsáveis de recursos humanos. Explica a doença sem assustar, desmonta oito ideias erradas que se ouvem no bairro e ajuda a preparar uma ação com datas, materiais e uma forma simples de saber se resultou.',
      outcomes: [
        'Explicar a transmissão com palavras de todos os dias',
        'Verificar e reparar uma rede mosquiteira',
        'Eliminar criadouros à volta de uma casa',
        'Reconhecer sinais de perigo e encaminhar sem demora',
        'Preparar e medir uma ação de bairro',
      ],
      requirements: 'Nenhum. Não dispensa o parecer de um profissional de saúde.',
    },
    en: {
      title: 'Malaria: prevention and early signs in the community',
      summary:
        'Nets, standing water, a child with fever: what a school, a firm or a neighbourhood can do before the hospital.',
      description:
        'For community workers, teachers and staff managers. It explains the disease without frightening anyone, takes apart eight mistaken beliefs heard in the neighbourhood, and helps to prepare a campaign with dates, materials and a simple way of knowing whether it worked.',
      outcomes: [
        'Explain transmission in everyday words',
        'Check and mend a mosquito net',
        'Remove breeding places around a house',
        'Recognise danger signs and refer without delay',
        'Prepare and measure a neighbourhood campaign',
      ],
      requirements: 'None. It does not replace the advice of a health professional.',
    },
  },
  {
    key: 'atendimento-farmacia',
    facts: { partner: 'baia', type: 'online-sync', level: 'intermediate', hours: 24, aoa: 82_000 },
    pt: {
      title: 'Atendimento em farmácia',
      summary:
        'Ler a receita, perguntar o que falta, explicar a toma e saber o que não se vende: o balcão da farmácia por dentro.',
      description:
        'Oito noites com farmacêuticos de Luanda e de Benguela. Trabalha-se sobre receitas difíceis de ler, medicamentos parecidos e clientes com pressa. A arrumação, as validades e a cadeia de frio com cortes de luz têm uma aula só para elas.',
      outcomes: [
        'Interpretar uma receita e confirmar as dúvidas',
        'Explicar doses e horários de forma a serem cumpridos',
        'Evitar trocas entre medicamentos parecidos',
        'Conservar medicamentos quando falha a eletricidade',
        'Encaminhar ao farmacêutico ou ao médico',
      ],
      requirements: 'Trabalhar em farmácia, ou 12.ª classe na área de saúde.',
    },
    en: {
      title: 'Serving customers in a pharmacy',
      summary:
        'Read the prescription, ask what is missing, explain how to take it, and know what is not for sale: the pharmacy counter from within.',
      description:
        'Eight evenings with pharmacists from Luanda and Benguela. We work on prescriptions that are hard to read, medicines that look alike and customers in a hurry. Storage, expiry dates and keeping things cold through power cuts have a lesson of their own.',
      outcomes: [
        'Interpret a prescription and clear up doubts',
        'Explain doses and times so that they are kept',
        'Avoid mix-ups between similar medicines',
        'Store medicines when the power fails',
        'Refer to the pharmacist or to a doctor',
      ],
      requirements: 'You work in a pharmacy, or have twelve years of schooling in health.',
    },
  },
  {
    key: 'saude-mental-no-trabalho',
    facts: {
      partner: 'norte',
      type: 'online-sync',
      level: 'all',
      hours: 10,
      aoa: 47_000,
      usd: 51,
      certificate: 'participation-certificate',
    },
    pt: {
      title: 'Primeira ajuda em saúde mental no trabalho',
      summary:
        'Reparar que um colega não está bem, falar com ele e saber a quem o levar. Para chefias e colegas, e nunca em vez de um psicólogo.',
      description:
        'Quatro sessões de grupo pequeno, com atores que fazem de colega em dificuldade. Ensaia-se a primeira frase, que é a mais difícil, aprende-se a ouvir sem resolver e prepara-se a lista de contactos da sua cidade e da sua empresa.',
      outcomes: [
        'Reparar em mudanças que pedem atenção',
        'Começar a conversa e ouvir sem dar conselhos',
        'Reconhecer quando há risco e agir no mesmo dia',
        'Conhecer os recursos da empresa e da cidade',
        'Cuidar de si depois de uma conversa difícil',
      ],
      requirements: 'Nenhum. Se está a passar por um momento difícil, fale primeiro connosco.',
    },
    en: {
      title: 'Mental health first aid at work',
      summary:
        'Notice that a colleague is not well, talk to them, and know where to take them. For managers and colleagues, and never in place of a psychologist.',
      description:
        'Four sessions in a small group, with actors who play a colleague in difficulty. You rehearse the first sentence, which is the hardest, learn to listen without solving, and prepare the list of contacts for your town and your firm.',
      outcomes: [
        'Notice changes that deserve attention',
        'Open the conversation and listen without advising',
        'Recognise risk and act on the same day',
        'Know what your firm and your town can offer',
        'Look after yourself after a hard conversation',
      ],
      requirements: 'None. If you are going through a hard time yourself, talk to us first.',
    },
  },
];
