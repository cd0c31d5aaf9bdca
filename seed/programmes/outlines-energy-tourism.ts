import type { SeedOutline } from './programme.ts';

export const outlinesOfEnergyAndTourism: Record<string, SeedOutline> = {
  'sistemas-solares': {
    before: [
      'Faça uma lista do que tem ligado em casa, com a potência de cada aparelho e as horas por dia. É com os seus números que dimensionamos o primeiro sistema.',
      'List what is plugged in at home, with the power of each appliance and the hours per day. We size the first system with your figures.',
    ],
    modules: [
      ['Consumos e sol', 'Loads and sun'],
      ['Painéis e telhado', 'Panels and roof'],
      ['Baterias e inversor', 'Batteries and inverter'],
      ['Ligar e proteger', 'Wiring and protecting'],
      ['Avarias', 'Faults'],
    ],
  },
  'geradores-e-quadros': {
    before: [
      'Se cuida de um gerador, fotografe a chapa de características e o contador de horas. As luvas são da escola; traga tampões para os ouvidos se já usa os seus.',
      'If you look after a generator, photograph its rating plate and hour meter. The school lends gloves; bring your own ear plugs if you use them.',
    ],
    modules: [
      ['Manutenção por horas', 'Maintenance by hours'],
      ['O motor doente', 'The engine that is unwell'],
      ['Alternador e proteções', 'Alternator and protection'],
      ['Transferência automática', 'Automatic transfer'],
    ],
  },
  'instalacoes-eletricas': {
    before: [
      'A parede já tem o seu nome. Leia o esquema que enviamos por e-mail e venha com perguntas escritas.',
      'Your wall already bears your name. Read the diagram we send by email and come with your questions in writing.',
    ],
    modules: [
      ['Trabalhar sem tensão', 'Working with the power off'],
      ['Esquemas e cálculo', 'Diagrams and sizing'],
      ['Tubo, caixa e condutor', 'Conduit, box and conductor'],
      ['O quadro', 'The board'],
      ['Medir e inspecionar', 'Measuring and inspecting'],
    ],
  },
  'frio-e-climatizacao': {
    before: [
      'As aulas de brasagem pedem calças de algodão e mangas compridas. Traga um problema de frio que conheça: uma arca, uma câmara, uma sala.',
      'Brazing lessons call for cotton trousers and long sleeves. Bring a cooling problem you know: a freezer, a cold room, an office.',
    ],
    modules: [
      ['O ciclo com manómetros', 'The cycle with gauges'],
      ['Brasagem e vácuo', 'Brazing and vacuum'],
      ['Carga e medição', 'Charging and measuring'],
      ['Aparelhos split', 'Split units'],
      ['Câmaras do mercado', 'Cold rooms at the market'],
    ],
  },
  'bombas-de-agua': {
    before: [
      'O transporte sai da escola às oito e volta às seis. Chapéu, botas, água e, se tiver, as medidas do furo ou do poço que o trouxe aqui.',
      'Transport leaves the school at eight and is back by six. Hat, boots, water and, if you have them, the measurements of the borehole or well that brought you here.',
    ],
    modules: [
      ['Medir a água', 'Measuring the water'],
      ['Escolher a bomba', 'Choosing the pump'],
      ['Montar e proteger', 'Installing and protecting'],
      ['Quem fica com a chave', 'Who keeps the key'],
    ],
  },
  'manutencao-preventiva': {
    before: [
      'Faça a lista de dez máquinas e ponha uma cruz nas que, paradas, param tudo. Pergunte a quem as usa se concorda.',
      'List ten machines and put a cross by those that stop everything when they stop. Ask the people who use them whether they agree.',
    ],
    modules: [
      ['O que faz parar a fábrica', 'What stops the plant'],
      ['Tarefas de cinco minutos', 'Five-minute tasks'],
      ['Peças e custos', 'Parts and costs'],
      ['A conversa com a direção', 'The talk with the board'],
    ],
  },
  soldadura: {
    before: [
      'Venha com roupa de algodão sem bainhas e botas de couro. Se usa óculos, traga-os: ver bem é metade do cordão.',
      'Wear cotton without turn-ups and leather boots. If you use glasses bring them: good sight is half the bead.',
    ],
    modules: [
      ['Máquina, elétrodo, arco', 'Machine, electrode, arc'],
      ['Ao baixo e na vertical', 'Flat and vertical'],
      ['Ao teto e em tubo', 'Overhead and pipe'],
      ['Defeitos e ensaios', 'Defects and tests'],
      ['A encomenda', 'The commission'],
    ],
  },
  'rececao-hoteleira': {
    before: [
      'Traga roupa escura e sapatos em que aguente oito horas de pé. No primeiro turno só observa; no segundo já cumprimenta.',
      'Bring dark clothes and shoes in which you can stand for eight hours. On the first shift you only watch; on the second you greet.',
    ],
    modules: [
      ['A chegada', 'Arrival'],
      ['Reservas e ocupação', 'Bookings and occupancy'],
      ['A conta e a caixa', 'The bill and the till'],
      ['O imprevisto', 'The unexpected'],
    ],
  },
  'cozinha-angolana': {
    before: [
      'Pergunte em casa por uma receita que esteja a perder-se e traga-a como lha contarem. As três melhores entram na ementa do último dia.',
      'Ask at home for a recipe that is being forgotten and bring it as it is told to you. The best three go on the menu of the last day.',
    ],
    modules: [
      ['Bases e molhos', 'Bases and sauces'],
      ['Peixe e marisco', 'Fish and seafood'],
      ['Carnes e verduras', 'Meats and greens'],
      ['Ficha técnica e custo', 'Recipe card and cost'],
      ['Quarenta à mesa', 'Forty at table'],
    ],
  },
  'servico-de-mesa': {
    before: [
      'Camisa branca, calças pretas e sapatos que não escorreguem. Experimente levar um tabuleiro com um copo de água pela casa: é o primeiro exercício.',
      'White shirt, black trousers and shoes that do not slip. Try carrying a tray with a glass of water around the house: it is the first exercise.',
    ],
    modules: [
      ['Sala e acolhimento', 'Room and welcome'],
      ['Pedido e cozinha', 'Order and kitchen'],
      ['Servir e levantar', 'Serving and clearing'],
      ['Bar e café', 'Bar and coffee'],
    ],
  },
  'guia-local': {
    before: [
      'Escolha um lugar a menos de uma hora de sua casa e fale com três pessoas que lá viveram. Aponte onde as histórias não coincidem.',
      'Choose a place less than an hour from home and talk to three people who lived there. Note where their stories differ.',
    ],
    modules: [
      ['Investigar um lugar', 'Researching a place'],
      ['Desenhar o percurso', 'Designing the route'],
      ['Voz e grupo', 'Voice and group'],
      ['Risco e imprevistos', 'Risk and surprises'],
      ['Preço e venda', 'Price and sale'],
    ],
  },
  'alojamento-local': {
    before: [
      'Procure três anúncios na sua rua e anote preço, fotografias e a pior avaliação de cada um. Fazemos as contas de um deles.',
      'Find three listings in your street and note the price, the photographs and the worst review of each. We work out the figures for one of them.',
    ],
    modules: [
      ['Regras e registo', 'Rules and registration'],
      ['As contas do ano', 'A year in figures'],
      ['O anúncio', 'The listing'],
      ['Chaves, lençóis e avaliações', 'Keys, sheets and reviews'],
    ],
  },
  pastelaria: {
    before: [
      'As portas abrem às 05h45 e fecham às seis em ponto. Cabelo preso, unhas curtas e nada no estômago além de café: vai provar muito.',
      'Doors open at 05:45 and close at six sharp. Hair tied back, short nails, and nothing but coffee in your stomach: you will taste a lot.',
    ],
    modules: [
      ['Areada e lêveda', 'Shortcrust and yeast'],
      ['Folhada e choux', 'Puff and choux'],
      ['Cremes', 'Creams'],
      ['Uma manhã de produção', 'A morning’s production'],
    ],
  },
};
