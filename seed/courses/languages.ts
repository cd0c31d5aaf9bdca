import type { SeedCourse } from './course.ts';

export const languages: SeedCourse[] = [
  {
    key: 'ingles-atendimento',
    facts: { partner: 'indico', type: 'online-sync', level: 'beginner', hours: 48, aoa: 96_000, usd: 105 },
    pt: {
      title: 'Inglês para atendimento e negócios',
      summary: 'Receber, informar, pedir desculpa e vender em inglês, ao balcão, ao telefone e por escrito.',
      description:
        'Turmas de dez pessoas, três manhãs por semana. Cada aula tem uma cena, um áudio e quinze minutos de conversa a dois; às sextas repete-se tudo com um cliente convidado, que fala depressa e com sotaque. Os erros ficam escritos e voltam na semana seguinte.',
      outcomes: [
        'Receber e encaminhar um cliente com naturalidade',
        'Dar preços, prazos e direções sem hesitar',
        'Pedir que repitam e confirmar o que se ouviu',
        'Escrever mensagens curtas e corretas',
        'Resolver um mal-entendido com educação',
      ],
      requirements: 'Noções básicas de inglês. Um teste de dez minutos confirma a turma.',
    },
    en: {
      title: 'English for customer service and business',
      summary: 'Welcome, inform, apologise and sell in English: at the counter, on the phone and in writing.',
      description:
        'Classes of ten, three mornings a week. Each lesson has a scene, a recording and fifteen minutes of conversation in pairs; on Fridays everything is repeated with an invited customer who speaks fast and with an accent. Mistakes are written down and return the following week.',
      outcomes: [
        'Welcome a customer and show them the way with ease',
        'Give prices, dates and directions without hesitation',
        'Ask people to repeat and confirm what you heard',
        'Write short, correct messages',
        'Clear up a misunderstanding politely',
      ],
      requirements: 'Some basic English. A ten-minute test confirms your class.',
    },
  },
  {
    key: 'ingles-tecnico',
    facts: { partner: 'indico', type: 'presential', level: 'intermediate', hours: 40, aoa: 88_000, usd: 96 },
    pt: {
      title: 'Inglês técnico para oficina e estaleiro',
      summary:
        'Manuais, rádios e ordens de trabalho em inglês, para quem repara, monta ou navega com equipas estrangeiras.',
      description:
        'Lê-se com as mãos na peça: bombas, quadros, motores e o manual ao lado. A pronúncia treina-se ao rádio, com ruído de fundo, porque é assim que se ouve no estaleiro. O vocabulário é escolhido pelos participantes no primeiro dia e cresce com o trabalho de cada um.',
      outcomes: [
        'Seguir um manual de manutenção passo a passo',
        'Dar e confirmar ordens ao rádio',
        'Descrever uma avaria e o que já foi tentado',
        'Preencher uma folha de serviço em inglês',
        'Participar numa reunião de segurança de obra',
      ],
      requirements: 'Inglês escolar e um ofício técnico.',
    },
    en: {
      title: 'Technical English for workshop and yard',
      summary: 'Manuals, radios and work orders in English, for those who repair, assemble or sail with foreign crews.',
      description:
        'You read with your hands on the part: pumps, panels, engines, and the manual next to them. Pronunciation is practised over the radio with background noise, since that is how it sounds in the yard. Participants choose the vocabulary on the first day and it grows with their work.',
      outcomes: [
        'Follow a maintenance manual step by step',
        'Give and confirm orders over the radio',
        'Describe a fault and what has been tried',
        'Fill in a service sheet in English',
        'Take part in a site safety meeting',
      ],
      requirements: 'School English and a technical trade.',
    },
  },
  {
    key: 'portugues-servico-publico',
    facts: { partner: 'beira', type: 'presential', level: 'intermediate', hours: 40, aoa: 62_000 },
    pt: {
      title: 'Português para o serviço público',
      summary:
        'Ofícios, atas, informações e respostas ao cidadão: escrever claro, com respeito e em metade das linhas.',
      description:
        'Trabalha-se com documentos verdadeiros de municípios e direções provinciais, sem nomes. Cada participante reescreve o seu modelo mais usado e testa-o com um vizinho que não seja funcionário: se o vizinho não perceber, volta-se a escrever.',
      outcomes: [
        'Escrever um ofício que diz o que quer na primeira frase',
        'Fazer a ata durante a reunião e não depois dela',
        'Responder a uma reclamação sem jargão',
        'Usar a concordância, os acentos e a vírgula sem medo',
        'Reformular um modelo de documento do seu serviço',
      ],
      requirements: 'Trabalhar, ou candidatar-se, na administração pública.',
    },
    en: {
      title: 'Portuguese for the civil service',
      summary:
        'Official letters, minutes, memos and answers to citizens: writing clearly, with respect, and in half the lines.',
      description:
        'We work with real documents from town halls and provincial offices, with the names removed. You rewrite the template you use most and try it on a neighbour who is no civil servant: if the neighbour does not understand it, you write it again.',
      outcomes: [
        'Write a letter that says what it wants in its first sentence',
        'Take minutes during the meeting, not after it',
        'Answer a complaint without jargon',
        'Use agreement, accents and commas without fear',
        'Redesign a document template of your office',
      ],
      requirements: 'You work in public administration, or are applying to.',
    },
  },
  {
    key: 'portugues-para-quem-chega',
    facts: { partner: 'tejo', type: 'online-sync', level: 'beginner', hours: 50, aoa: 74_000, usd: 81 },
    pt: {
      title: 'Português para quem chega',
      summary:
        'A língua dos primeiros meses: casa, trabalho, saúde, escola e transportes, com gente que também acabou de chegar.',
      description:
        'Aulas ao fim da tarde, em grupos de doze com muitas línguas maternas. Cada semana tem uma tarefa fora do ecrã: comprar um passe, marcar uma consulta, perguntar o preço. Na aula seguinte conta-se como correu e arruma-se a gramática que fez falta.',
      outcomes: [
        'Apresentar-se e perceber quem se apresenta',
        'Tratar de casa, saúde e escola',
        'Ler uma carta de um serviço e saber o que fazer',
        'Falar do seu trabalho numa entrevista',
        'Escrever mensagens e formulários simples',
      ],
      requirements: 'Nenhum conhecimento de português. Saber ler em alfabeto latino.',
    },
    en: {
      title: 'Portuguese for newcomers',
      summary:
        'The language of the first months: home, work, health, school and transport, among people who have just arrived too.',
      description:
        'Late afternoon lessons in groups of twelve with many mother tongues. Every week there is a task away from the screen: buy a travel pass, book an appointment, ask a price. In the next lesson you say how it went and sort out the grammar you lacked.',
      outcomes: [
        'Introduce yourself and understand others who do',
        'Deal with housing, health and school',
        'Read a letter from an office and know what to do',
        'Talk about your work in an interview',
        'Write simple messages and forms',
      ],
      requirements: 'No Portuguese needed. You can read the Latin alphabet.',
    },
  },
  {
    key: 'frances-hospedes',
    facts: { partner: 'indico', type: 'online', level: 'beginner', hours: 12, aoa: 28_000, usd: 31 },
    pt: {
      title: 'Francês para receber hóspedes',
      summary: 'As frases que resolvem uma estadia: chegada, pequeno-almoço, avarias, passeios e despedida.',
      description:
        'Feito com rececionistas de Maputo e de Vilanculos, a partir do que os hóspedes francófonos perguntam de facto. Cada texto traz o diálogo e a resposta que evita as três perguntas seguintes; o primeiro traz também a pronúncia, escrita à portuguesa. Sem tabelas de verbos.',
      outcomes: [
        'Registar a chegada e a partida de um hóspede em francês',
        'Explicar horários, preços e caminhos',
        'Perceber um problema no quarto e prometer uma solução',
        'Sugerir um passeio e um prato',
      ],
      requirements: 'Nenhum conhecimento de francês.',
    },
    en: {
      title: 'French for welcoming guests',
      summary: 'The sentences that see a stay through: arrival, breakfast, faults, outings and farewell.',
      description:
        'Made with receptionists in Maputo and Vilanculos from what French-speaking guests really ask. Each text has the dialogue and the answer that saves the next three questions; in Portuguese, the first one also spells out the pronunciation. No verb tables.',
      outcomes: [
        'Check guests in and out in French',
        'Explain times, prices and directions',
        'Understand a problem in the room and promise a solution',
        'Suggest an outing and a dish',
      ],
      requirements: 'No knowledge of French.',
    },
  },
  {
    key: 'escrever-relatorios',
    facts: { partner: 'planalto', type: 'online', level: 'intermediate', hours: 6, aoa: 16_500, usd: 18 },
    pt: {
      title: 'Escrever relatórios que alguém lê',
      summary:
        'Começar pela conclusão, cortar metade e pôr os números onde se veem: um relatório de obra, de vendas ou de visita.',
      description:
        'Três relatórios maus são reescritos diante do leitor, com as razões de cada corte. Depois é a sua vez: a lista de verificação final tem nove perguntas e foi usada em duas direções provinciais e numa fábrica de cimento.',
      outcomes: [
        'Escrever o resumo antes do relatório',
        'Organizar por decisão e não por ordem de chegada',
        'Cortar palavras que não fazem falta',
        'Apresentar números em tabela ou em frase, conforme o caso',
      ],
      requirements: 'Um relatório seu, de qualquer tamanho.',
    },
    en: {
      title: 'Writing reports that somebody reads',
      summary:
        'Begin with the conclusion, cut it by half, and put the figures where they are seen: a site, sales or visit report.',
      description:
        'Three bad reports are rewritten before your eyes, with a reason for every cut. Then it is your turn: the final checklist has nine questions and has been used in two provincial offices and a cement works.',
      outcomes: [
        'Write the summary before the report',
        'Arrange by decision, not by order of arrival',
        'Cut words that are not needed',
        'Put figures in a table or in a sentence, as the case may be',
      ],
      requirements: 'A report of your own, of any length.',
    },
  },
  {
    key: 'umbundu',
    facts: { partner: 'planalto', type: 'presential', level: 'beginner', hours: 30, aoa: 56_000, language: 'umb' },
    pt: {
      title: 'Umbundu para profissionais de saúde e serviços',
      summary:
        'Cumprimentar, perguntar onde dói, explicar um prazo: falar com quem chega ao balcão na língua em que pensa.',
      description:
        'Dado por uma enfermeira e por um professor do Huambo, com visitas ao mercado e a um centro de saúde. Treina-se o ouvido antes da gramática, aprendem-se os cumprimentos de cada hora do dia e o respeito pelos mais velhos que vem com eles.',
      outcomes: [
        'Cumprimentar conforme a hora e a idade',
        'Fazer as perguntas de uma triagem',
        'Explicar documentos, dias e horas',
        'Perceber números, preços e partes do corpo',
        'Saber quando pedir um intérprete',
      ],
      requirements: 'Atender público no planalto central.',
    },
    en: {
      title: 'Umbundu for health and public service staff',
      summary:
        'Greet, ask where it hurts, explain a deadline: speak to those at the counter in the language they think in.',
      description:
        'Taught by a nurse and a teacher from Huambo, with visits to the market and to a health centre. The ear is trained before the grammar; you learn the greetings for each hour of the day and the respect for elders that goes with them.',
      outcomes: [
        'Greet by the hour and by age',
        'Ask triage questions',
        'Explain documents, days and times',
        'Understand numbers, prices and parts of the body',
        'Know when to ask for an interpreter',
      ],
      requirements: 'You serve the public in the central highlands.',
    },
  },
];
