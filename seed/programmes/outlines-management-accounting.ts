import type { SeedOutline } from './programme.ts';

export const outlinesOfManagementAndAccounting: Record<string, SeedOutline> = {
  'lideranca-no-terreno': {
    before: [
      'Pense em duas pessoas da sua equipa: uma que trabalha bem e nunca ouviu isso da sua boca, outra a quem anda a adiar uma conversa. Não traga os nomes, traga a história.',
      'Think of two people in your team: one who works well and has never heard it from you, and one with whom you keep postponing a talk. Leave the names at home and bring the story.',
    ],
    modules: [
      ['De colega a chefe', 'From colleague to leader'],
      ['Instruir e corrigir', 'Instructing and correcting'],
      ['Distribuir trabalho', 'Sharing out work'],
      ['Três conversas ensaiadas', 'Three rehearsed conversations'],
    ],
  },
  'gestao-de-projetos': {
    before: [
      'Escolha o projeto que vai trazer e escreva, em cinco linhas, quem o pediu, para quando e o que acontece se falhar.',
      'Choose the project you will bring and write in five lines who asked for it, by when, and what happens if it fails.',
    ],
    modules: [
      ['A folha de arranque', 'The starting sheet'],
      ['Entregas e calendário', 'Deliverables and calendar'],
      ['Custos e riscos', 'Costs and risks'],
      ['Fechar e aprender', 'Closing and learning'],
    ],
  },
  'negociacao-fornecedores': {
    before: [
      'Traga uma negociação que lhe correu mal e outra que ainda vai ter. Precisa de câmara ligada: as simulações são gravadas e apagadas no fim do curso.',
      'Bring one negotiation that went badly and one that is still ahead. You need your camera on: simulations are recorded, and deleted when the course ends.',
    ],
    modules: [
      ['Preparar', 'Preparing'],
      ['Abrir, responder, calar', 'Opening, answering, keeping quiet'],
      ['Duas moedas e um prazo', 'Two currencies and one deadline'],
      ['Escrever o acordo', 'Writing the agreement'],
    ],
  },
  'armazem-e-existencias': {
    before: [
      'O armazém fica em Viana e abre às seis; as aulas começam às oito. Botas obrigatórias, colete emprestado, água à discrição.',
      'The warehouse is in Viana and opens at six; lessons begin at eight. Boots are a must, vests are provided, and there is plenty of water.',
    ],
    modules: [
      ['Receção e conferência', 'Receiving and checking'],
      ['Arrumar e encontrar', 'Storing and finding'],
      ['Contar por ciclos', 'Counting in cycles'],
      ['Encomendar a tempo', 'Ordering in time'],
      ['As diferenças', 'The differences'],
    ],
  },
  'formacao-pedagogica': {
    before: [
      'Prepare dez minutos sobre qualquer coisa que saiba fazer com as mãos: dá-os no segundo dia, com a câmara ligada. Não ensaie demasiado.',
      'Prepare ten minutes on anything you can do with your hands: you will give them on the second day, on camera. Do not rehearse too much.',
    ],
    modules: [
      ['O formador e o contexto', 'The trainer and the setting'],
      ['Objetivos e planificação', 'Aims and planning'],
      ['Métodos e recursos', 'Methods and materials'],
      ['Avaliar sem surpresas', 'Assessing without surprises'],
      ['Simulação final', 'Final session'],
    ],
  },
  'iva-angola': {
    before: [
      'Separe três faturas que a sua empresa emitiu este mês e tape os nomes. Na primeira sessão dizemos, uma a uma, o que lhes falta.',
      'Set aside three invoices your firm issued this month and cover the names. In the first session we say, one by one, what is missing.',
    ],
    modules: [
      ['A fatura, linha a linha', 'The invoice, line by line'],
      ['Regimes e taxas', 'Regimes and rates'],
      ['Deduzir', 'Deducting'],
      ['A declaração do mês', 'The monthly return'],
    ],
  },
  'contabilidade-para-decidir': {
    before: [
      'Traga as contas do último ano da sua empresa, se puder mostrá-las, e uma decisão que tenha de tomar até ao verão.',
      'Bring last year’s accounts of your firm, if you may show them, and a decision you must take before the summer.',
    ],
    modules: [
      ['Uma padaria abre', 'A bakery opens'],
      ['Documentos e lançamentos', 'Documents and entries'],
      ['Fechar o mês', 'Closing the month'],
      ['Lucro, caixa e dívida', 'Profit, cash and debt'],
      ['O ano em quatro páginas', 'The year in four pages'],
    ],
  },
  salarios: {
    before: [
      'Descarregue a folha de ponto de setembro e não altere nada: três erros são de propósito.',
      'Download the September time sheet and change nothing: three of its mistakes are there on purpose.',
    ],
    modules: [
      ['O tempo trabalhado', 'Time worked'],
      ['Do bruto ao líquido', 'From gross to net'],
      ['Recibos e pagamentos', 'Payslips and payments'],
      ['Outubro, a sós', 'October, on your own'],
    ],
  },
  'impostos-mocambique': {
    before: [
      'Tenha consigo o NUIT, o último livro de vendas e as guias que pagou este ano. Se ainda não abriu o negócio, traga só a ideia e um valor de vendas por dia.',
      'Have your taxpayer number, your latest sales book and the payment slips of this year with you. If the business is not open yet, bring the idea and a figure for daily sales.',
    ],
    modules: [
      ['Em que regime está', 'Which regime you are in'],
      ['Faturas e livros', 'Invoices and books'],
      ['O trimestre', 'The quarter'],
      ['Passar ao IVA', 'Moving to VAT'],
    ],
  },
  'inventario-e-fecho': {
    before: [
      'A contagem física é no primeiro dia, às oito, no armazém da escola. Vista-se para subir a escadotes e leve duas canetas.',
      'The physical count is on the first day, at eight, in the school’s store. Dress for stepladders and bring two pens.',
    ],
    modules: [
      ['Contagem física', 'Physical count'],
      ['Valorizar e acertar', 'Valuing and adjusting'],
      ['Lançamentos de fecho', 'Closing entries'],
      ['O dossier e o auditor', 'The file and the auditor'],
    ],
  },
};
