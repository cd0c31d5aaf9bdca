import type { SeedOutline } from './programme.ts';

export const outlinesOfLanguagesAndHealth: Record<string, SeedOutline> = {
  'ingles-atendimento': {
    before: [
      'Faça o teste de dez minutos sem consultar nada: serve para acertar na turma, e não para dar nota. Traga as cinco perguntas que mais ouve ao balcão.',
      'Take the ten-minute test without looking anything up: it is there to find the right class, not to give you a mark. Bring the five questions you hear most at the counter.',
    ],
    modules: [
      ['Receber', 'Welcoming'],
      ['Informar', 'Informing'],
      ['Ao telefone', 'On the phone'],
      ['Por escrito', 'In writing'],
      ['Quando corre mal', 'When things go wrong'],
    ],
  },
  'ingles-tecnico': {
    before: [
      'Traga um manual em inglês do seu trabalho e assinale as dez palavras em que para. Com elas fazemos o primeiro glossário da turma.',
      'Bring an English manual from your job and mark the ten words that make you stop. They become the first glossary of the class.',
    ],
    modules: [
      ['Ferramentas e peças', 'Tools and parts'],
      ['Manuais', 'Manuals'],
      ['Rádio', 'Radio'],
      ['Avarias e relatórios', 'Faults and reports'],
    ],
  },
  'portugues-servico-publico': {
    before: [
      'Imprima o modelo de ofício que mais usa, sem nomes. No primeiro dia lemo-lo em voz alta e contamos as linhas até ao verbo principal.',
      'Print the letter template you use most, without names. On the first day we read it aloud and count the lines before the main verb.',
    ],
    modules: [
      ['O ofício', 'The official letter'],
      ['A ata', 'The minutes'],
      ['Responder ao cidadão', 'Answering citizens'],
      ['Gramática que se usa', 'Grammar that is used'],
      ['O seu modelo, reescrito', 'Your template, rewritten'],
    ],
  },
  'portugues-para-quem-chega': {
    before: [
      'Bem-vinda, bem-vindo. Na primeira aula só precisa de dizer o seu nome e de onde vem. O formador fala devagar e repete quantas vezes forem precisas.',
      'Welcome. In the first lesson you only need to say your name and where you come from. The trainer speaks slowly and repeats as often as it takes.',
    ],
    modules: [
      ['Eu, nós, a rua', 'Me, us, the street'],
      ['Casa e compras', 'Home and shopping'],
      ['Saúde e escola', 'Health and school'],
      ['Trabalho', 'Work'],
      ['Cartas e formulários', 'Letters and forms'],
    ],
  },
  umbundu: {
    before: [
      'Antes da primeira aula pergunte a alguém mais velho como se cumprimenta de manhã e ao fim da tarde, e repita em voz alta. Traga a resposta no ouvido.',
      'Before the first lesson ask an elder how one greets in the morning and in the late afternoon, and say it aloud. Bring the answer still in your ear.',
    ],
    modules: [
      ['Cumprimentos e respeito', 'Greetings and respect'],
      ['Números, horas, dinheiro', 'Numbers, hours, money'],
      ['O corpo e a dor', 'The body and pain'],
      ['Documentos e prazos', 'Documents and deadlines'],
    ],
  },
  'primeiros-socorros': {
    before: [
      'Venha com roupa que possa sujar e de que goste pouco: a maquilhagem de feridas mancha. Se tem dificuldade em ajoelhar-se, diga-nos antes.',
      'Wear clothes that may get dirty and that you do not love: the wound make-up stains. If kneeling is hard for you, tell us beforehand.',
    ],
    modules: [
      ['O primeiro minuto', 'The first minute'],
      ['Respiração e circulação', 'Breathing and circulation'],
      ['Feridas, queimaduras, fraturas', 'Wounds, burns, fractures'],
      ['Quatro ocorrências', 'Four incidents'],
    ],
  },
  'cuidar-de-idosos': {
    before: [
      'Pense numa pessoa idosa de quem já cuidou, ainda que por um dia. O que a incomodava? Começamos por aí.',
      'Think of an older person you have cared for, even for a day. What bothered them? That is where we begin.',
    ],
    modules: [
      ['Chegar a casa de alguém', 'Coming into somebody’s home'],
      ['Corpo: mover, lavar, vestir', 'Body: moving, washing, dressing'],
      ['Comer e tomar remédios', 'Eating and taking medicine'],
      ['Memória e conversa', 'Memory and conversation'],
      ['Cuidar de quem cuida', 'Caring for the carer'],
    ],
  },
  'auxiliar-de-saude': {
    before: [
      'Traga o boletim de vacinas e dois pares de meias brancas. A farda é entregue no primeiro dia, depois de assinado o dever de sigilo.',
      'Bring your vaccination card and two pairs of white socks. The uniform is handed out on the first day, once you have signed the duty of confidence.',
    ],
    modules: [
      ['O hospital por dentro', 'Inside a hospital'],
      ['Higiene e conforto', 'Hygiene and comfort'],
      ['Transporte e resíduos', 'Transport and waste'],
      ['Alimentação', 'Meals'],
      ['Estágio em enfermaria', 'Placement on the ward'],
    ],
  },
  'atendimento-farmacia': {
    before: [
      'Tire uma fotografia à prateleira onde mais se engana, sem clientes. Vamos falar de nomes parecidos logo na primeira noite.',
      'Photograph the shelf where mix-ups happen most, without customers. Similar names are our subject on the very first evening.',
    ],
    modules: [
      ['A receita', 'The prescription'],
      ['Explicar a toma', 'Explaining how to take it'],
      ['Arrumação e frio', 'Storage and cold'],
      ['Encaminhar', 'Referring'],
    ],
  },
  'saude-mental-no-trabalho': {
    before: [
      'O que se diz no grupo fica no grupo. Escolha um lugar onde possa falar à vontade e tenha consigo um copo de água.',
      'What is said in the group stays in the group. Choose a place where you can talk freely, and have a glass of water with you.',
    ],
    modules: [
      ['Reparar', 'Noticing'],
      ['A primeira frase', 'The first sentence'],
      ['Quando há risco', 'When there is risk'],
      ['Depois da conversa', 'After the conversation'],
    ],
  },
};
