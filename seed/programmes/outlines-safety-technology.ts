import type { SeedOutline } from './programme.ts';

export const outlinesOfSafetyAndTechnology: Record<string, SeedOutline> = {
  'seguranca-em-obra': {
    before: [
      'Encontramo-nos às 07h45 no portão do estaleiro de treino. Traga botas de biqueira e, se puder, o plano de segurança da obra onde está: no segundo dia lemo-lo em conjunto.',
      'We meet at 07:45 at the gate of the practice yard. Bring steel-toed boots and, if you can, the safety plan of the site you work on: on the second day we read it together.',
    ],
    modules: [
      ['Responsabilidade e lei', 'Responsibility and the law'],
      ['O estaleiro', 'The site'],
      ['Trabalho em altura e escavações', 'Work at height and excavations'],
      ['Máquinas, eletricidade e produtos', 'Machines, electricity and substances'],
      ['Emergência e exercício final', 'Emergency and final exercise'],
    ],
  },
  'trabalho-em-altura': {
    before: [
      'Coma bem de manhã e não traga anéis nem fios. A aptidão médica é mostrada à entrada; sem ela pode assistir, mas não sobe.',
      'Have a good breakfast and leave rings and chains at home. The medical certificate is shown at the door; without it you may watch, but not climb.',
    ],
    modules: [
      ['Evitar, proteger, segurar', 'Avoid, protect, hold'],
      ['Arnês, corda e ancoragem', 'Harness, rope and anchor'],
      ['Escadas e andaimes móveis', 'Ladders and mobile towers'],
      ['Resgate em oito minutos', 'Rescue in eight minutes'],
    ],
  },
  'primeira-intervencao': {
    before: [
      'Venha com roupa de algodão e sapatos fechados. Traga a planta do edifício onde trabalha, mesmo desenhada à mão: é com ela que prepara o seu simulacro.',
      'Wear cotton clothes and closed shoes. Bring the floor plan of the building you work in, even drawn by hand: you will prepare your drill with it.',
    ],
    modules: [
      ['A equipa e o alarme', 'The team and the alarm'],
      ['Fogo: extintor e mangueira', 'Fire: extinguisher and hose'],
      ['Fumo e evacuação', 'Smoke and evacuation'],
      ['Simulacro no seu edifício', 'A drill in your building'],
    ],
  },
  empilhador: {
    before: [
      'A prática é no terminal, por isso traga um documento com fotografia para passar no portão. Colete e capacete são entregues lá.',
      'Practice is at the terminal, so bring a document with a photograph for the gate. Vest and helmet are handed out there.',
    ],
    modules: [
      ['Antes de rodar a chave', 'Before you turn the key'],
      ['Estabilidade e cargas', 'Stability and loads'],
      ['Empilhar e circular', 'Stacking and moving about'],
      ['Cais, camião e sinaleiro', 'Quay, lorry and signaller'],
    ],
  },
  'avaliacao-de-riscos': {
    before: [
      'Escolha já o local que vai avaliar e peça autorização para o fotografar. Na primeira noite cada pessoa mostra uma imagem e o grupo diz o que vê.',
      'Choose the place you will assess and ask for permission to photograph it. On the first evening each of us shows one picture and the group says what it sees.',
    ],
    modules: [
      ['Ver o perigo', 'Seeing the hazard'],
      ['Estimar e discutir', 'Estimating and discussing'],
      ['Da medida ao plano', 'From measure to plan'],
      ['Rever depois de um susto', 'Reviewing after a scare'],
    ],
  },
  'substancias-quimicas': {
    before: [
      'Fotografe o rótulo de três produtos que usa no trabalho, dos dois lados. Se um bidão não tem rótulo, fotografe-o também: é por esse que começamos.',
      'Photograph the labels of three products you use at work, both sides. If a drum has no label, photograph it as well: that is where we start.',
    ],
    modules: [
      ['Rótulos e pictogramas', 'Labels and pictograms'],
      ['A ficha de segurança', 'The safety data sheet'],
      ['O armazém pequeno', 'The small store'],
      ['Derrames e exposição', 'Spills and exposure'],
    ],
  },
  'analise-de-dados': {
    before: [
      'Instale o LibreOffice ou confirme que o seu Excel abre. O ficheiro de vendas é enviado na véspera; não o arrume, precisamos dele como está.',
      'Install LibreOffice or make sure your Excel opens. The sales file is sent the day before; do not tidy it up, we need it as it is.',
    ],
    modules: [
      ['Do papel à folha', 'From paper to sheet'],
      ['Tabelas que respondem', 'Tables that answer'],
      ['Gráficos honestos', 'Honest charts'],
      ['O relatório do mês', 'The monthly report'],
    ],
  },
  python: {
    before: [
      'A instalação faz-se em conjunto na primeira aula. Até lá, escreva três tarefas aborrecidas que repete todas as semanas: uma delas será o seu primeiro programa.',
      'We install everything together in the first lesson. Until then, write down three dull tasks you repeat each week: one of them will be your first program.',
    ],
    modules: [
      ['Valores, decisões e repetições', 'Values, decisions and loops'],
      ['Funções, listas e dicionários', 'Functions, lists and dictionaries'],
      ['Ficheiros e erros', 'Files and errors'],
      ['Dados da Internet', 'Data from the Internet'],
      ['O seu projeto', 'Your project'],
    ],
  },
  redes: {
    before: [
      'As ferramentas são da escola, mas traga um portátil se tiver. No primeiro dia há uma rede avariada à sua espera.',
      'The school provides the tools, but bring a laptop if you have one. On the first day a broken network is waiting for you.',
    ],
    modules: [
      ['Cabos e bastidores', 'Cables and racks'],
      ['Endereços e separação', 'Addresses and separation'],
      ['Uma rede sem fios que chega a todos', 'Wireless that reaches everyone'],
      ['Diagnóstico', 'Diagnosis'],
      ['A rede da clínica', 'The network of the clinic'],
    ],
  },
  'sitio-da-loja': {
    before: [
      'Junte o nome, o horário, a morada e dez fotografias da sua loja, boas ou más. Pense também numa pergunta que os clientes lhe fazem todos os dias.',
      'Gather the name, opening hours, address and ten photographs of your shop, good or bad. Think also of one question customers ask you every day.',
    ],
    modules: [
      ['O que o cliente procura', 'What customers look for'],
      ['Páginas em HTML', 'Pages with HTML'],
      ['Aspeto em CSS', 'Style with CSS'],
      ['Fotografias leves', 'Photographs that load fast'],
      ['No ar e no mapa', 'Online and on the map'],
    ],
  },
  'reparacao-telemoveis': {
    before: [
      'Se tem um telemóvel avariado na gaveta, traga-o. Corte as unhas, descanse os olhos e conte com um dia inteiro só a diagnosticar.',
      'If there is a broken phone in your drawer, bring it. Cut your nails, rest your eyes, and expect a whole day of nothing but diagnosis.',
    ],
    modules: [
      ['Diagnosticar sem abrir', 'Diagnosing without opening'],
      ['Ecrãs, baterias, conectores', 'Screens, batteries, connectors'],
      ['Água e corrosão', 'Water and corrosion'],
      ['Solda ao microscópio', 'Soldering under the microscope'],
      ['Dois dias ao balcão', 'Two days at the counter'],
    ],
  },
};
