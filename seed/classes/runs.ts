import type { Place, SlotName } from './places.ts';

/**
 * One run of a course: the week of its start, counted from the current one; place; slot; its seats, and how many are
 * taken. With a negative week it has begun. It is over after its lessons. Each school has one trainer, who is in one
 * place at a time.
 */
export type Run = readonly [week: number, place: Place, slot: SlotName, seats: number, taken?: number];

export const runs: Record<string, Run[]> = {
  'seguranca-em-obra': [
    [-10, 'talatona', 'week', 16],
    [2, 'talatona', 'week', 16, 4],
    [3, 'viana', 'week', 10, 10],
    [9, 'catumbela', 'afterWork', 12],
    [11, 'talatona', 'week', 16],
  ],
  'trabalho-em-altura': [
    [-6, 'talatona', 'twoDays', 10],
    [4, 'talatona', 'twoDays', 10, 3],
    [7, 'catumbela', 'twoDays', 10],
  ],
  'primeira-intervencao': [
    [3, 'marvila', 'longSaturdays', 14, 2],
    [14, 'marvila', 'longSaturdays', 14],
  ],
  empilhador: [
    [-4, 'porto', 'week', 6],
    [2, 'porto', 'fromTuesday', 6, 5],
    [6, 'porto', 'fromTuesday', 6],
  ],
  'avaliacao-de-riscos': [
    [-2, 'videoLisboa', 'eveningsFromWednesday', 20, 3],
    [5, 'videoLisboa', 'eveningsFromWednesday', 20],
  ],
  'substancias-quimicas': [[4, 'videoLuanda', 'saturdays', 24, 1]],
  'analise-de-dados': [
    [-1, 'videoLuanda', 'eveningsFromWednesday', 20, 4],
    [2, 'videoLuanda', 'eveningsFromTuesday', 20, 2],
    [10, 'videoLuanda', 'evenings', 20],
  ],
  python: [
    [-3, 'videoLisboa', 'threeEvenings', 16, 3],
    [8, 'videoLisboa', 'threeEvenings', 16],
  ],
  redes: [
    [-12, 'huambo', 'week', 12],
    [4, 'huambo', 'week', 12, 2],
  ],
  'sitio-da-loja': [
    [6, 'videoLisboa', 'saturdays', 18, 2],
    [19, 'videoLisboa', 'evenings', 18],
  ],
  'reparacao-telemoveis': [
    [4, 'lubango', 'week', 12, 1],
    [13, 'lubango', 'week', 12],
  ],
  'lideranca-no-terreno': [
    [-8, 'pontaGea', 'fourDays', 16],
    [3, 'pontaGea', 'fourDays', 16, 3],
    [10, 'baixa', 'fourDays', 16],
  ],
  'gestao-de-projetos': [
    [-2, 'videoLisboa', 'threeAfternoons', 20, 2],
    [7, 'videoLisboa', 'threeAfternoons', 20],
  ],
  'negociacao-fornecedores': [[4, 'videoLuanda', 'threeEvenings', 12, 2]],
  'armazem-e-existencias': [
    [-7, 'viana', 'week', 14],
    [6, 'viana', 'week', 14, 2],
  ],
  'formacao-pedagogica': [
    [9, 'marvila', 'week', 16, 1],
    [21, 'campanha', 'week', 16],
  ],
  'iva-angola': [
    [2, 'videoLuanda', 'saturdays', 8, 6],
    [8, 'videoLuanda', 'saturdays', 24],
  ],
  'contabilidade-para-decidir': [
    [-9, 'campanha', 'fridays', 14],
    [12, 'campanha', 'fridays', 14],
  ],
  salarios: [
    [-1, 'videoLuanda', 'threeEvenings', 20, 2],
    [7, 'videoLuanda', 'threeEvenings', 20],
  ],
  'impostos-mocambique': [[3, 'videoMaputo', 'threeEvenings', 24, 2]],
  'inventario-e-fecho': [
    [3, 'huambo', 'fromTuesday', 12, 3],
    [30, 'huambo', 'week', 12],
  ],
  'ingles-atendimento': [
    [-4, 'videoMaputo', 'mornings', 10, 5],
    [8, 'videoMaputo', 'mornings', 10, 1],
  ],
  'ingles-tecnico': [
    [4, 'sommerschield', 'week', 12, 2],
    [16, 'pontaGea', 'week', 12],
  ],
  'portugues-servico-publico': [[11, 'pontaGea', 'week', 18]],
  'portugues-para-quem-chega': [
    [-5, 'videoLisboa', 'evenings', 12, 2],
    [9, 'videoLisboa', 'eveningsFromWednesday', 12],
  ],
  umbundu: [[6, 'huambo', 'mornings', 15, 1]],
  'primeiros-socorros': [
    [-3, 'maianga', 'twoDays', 12],
    [4, 'maianga', 'mondayAndTuesday', 10, 10],
    [5, 'maianga', 'thursdayAndFriday', 16],
    [7, 'catumbela', 'mondayAndTuesday', 12],
  ],
  'cuidar-de-idosos': [[12, 'marvila', 'afternoons', 12, 1]],
  'auxiliar-de-saude': [
    [-7, 'huambo', 'lateAfternoons', 18, 2],
    [13, 'huambo', 'lateAfternoons', 18],
  ],
  'atendimento-farmacia': [[6, 'videoLuanda', 'threeEvenings', 20, 2]],
  'saude-mental-no-trabalho': [
    [3, 'videoLisboa', 'thursdays', 8, 6],
    [15, 'videoLisboa', 'thursdays', 8],
  ],
  'sistemas-solares': [
    [-11, 'lubango', 'week', 12],
    [2, 'lubango', 'week', 10, 10],
    [7, 'lubango', 'week', 12],
  ],
  'geradores-e-quadros': [
    [-2, 'catumbela', 'afterWork', 10, 2],
    [9, 'catumbela', 'week', 10],
  ],
  'instalacoes-eletricas': [[7, 'marvila', 'threeEvenings', 12, 1]],
  'frio-e-climatizacao': [
    [4, 'pontaGea', 'week', 12, 2],
    [15, 'pontaGea', 'week', 12],
  ],
  'bombas-de-agua': [[6, 'humpata', 'fourDays', 14, 1]],
  'manutencao-preventiva': [[3, 'videoLisboa', 'afternoons', 20, 2]],
  soldadura: [[11, 'lubango', 'week', 10]],
  'rececao-hoteleira': [
    [-6, 'ilha', 'week', 12],
    [5, 'ilha', 'week', 12, 2],
    [14, 'sommerschield', 'week', 14],
  ],
  'cozinha-angolana': [
    [3, 'ilha', 'week', 10, 7],
    [12, 'ilha', 'week', 10],
  ],
  'servico-de-mesa': [[6, 'ilha', 'afternoons', 12, 1]],
  'guia-local': [
    [6, 'lubango', 'longSaturdays', 15, 2],
    [13, 'baiaAzul', 'longSaturdays', 15],
  ],
  'alojamento-local': [[5, 'videoLisboa', 'saturdays', 24, 1]],
  pastelaria: [
    [-1, 'marvila', 'dawns', 10, 2],
    [6, 'marvila', 'dawns', 10],
  ],
};

/** Classes with another status than the calendar gives them, by course and week of their start. */
export const closedEarly = { course: 'cozinha-angolana', week: 3 };
export const calledOff = {
  course: 'trabalho-em-altura',
  week: 7,
  reason: 'A torre de treino está em obras até março.',
};
