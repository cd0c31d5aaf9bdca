import type { timeZones } from '#contract/offer/classes/values.ts';

type Zone = (typeof timeZones)[number];

/** A place without a city means a video class, in the time zone of the school. */
export const places = {
  talatona: { city: 'Luanda', venue: 'Estaleiro de treino, Talatona', tz: 'Africa/Luanda' },
  maianga: { city: 'Luanda', venue: 'Rua Amílcar Cabral, 112, Maianga', tz: 'Africa/Luanda' },
  viana: { city: 'Luanda', venue: 'Armazém-escola, Viana', tz: 'Africa/Luanda' },
  ilha: { city: 'Luanda', venue: 'Escola do Mussulo, Ilha de Luanda', tz: 'Africa/Luanda' },
  huambo: { city: 'Huambo', venue: 'Academia Planalto, Cidade Alta', tz: 'Africa/Luanda' },
  lubango: { city: 'Lubango', venue: 'Oficina solar, bairro Comercial', tz: 'Africa/Luanda' },
  humpata: { city: 'Lubango', venue: 'Quinta da Humpata', tz: 'Africa/Luanda' },
  catumbela: { city: 'Benguela', venue: 'Pavilhão da Catumbela', tz: 'Africa/Luanda' },
  baiaAzul: { city: 'Benguela', venue: 'Casa da Baía Azul', tz: 'Africa/Luanda' },
  sommerschield: { city: 'Maputo', venue: 'Avenida Julius Nyerere, Sommerschield', tz: 'Africa/Maputo' },
  baixa: { city: 'Maputo', venue: 'Rua Consiglieri Pedroso, Baixa', tz: 'Africa/Maputo' },
  pontaGea: { city: 'Beira', venue: 'Casa do Saber, Ponta-Gêa', tz: 'Africa/Maputo' },
  porto: { city: 'Beira', venue: 'Terminal de carga, Munhava', tz: 'Africa/Maputo' },
  marvila: { city: 'Lisboa', venue: 'Fábrica de Marvila, pavilhão 4', tz: 'Europe/Lisbon' },
  campanha: { city: 'Porto', venue: 'Norte Formação, Campanhã', tz: 'Europe/Lisbon' },
  videoLuanda: { city: null, venue: null, tz: 'Africa/Luanda' },
  videoMaputo: { city: null, venue: null, tz: 'Africa/Maputo' },
  videoLisboa: { city: null, venue: null, tz: 'Europe/Lisbon' },
} satisfies Record<string, { city: string | null; venue: string | null; tz: Zone }>;

export type Place = keyof typeof places;

type Slot = {
  /** Counted from Monday. */
  days: number[];
  from: string;
  to: string;
  /** Teaching time without breaks. */
  hours: number;
};

export const slots = {
  week: { days: [0, 1, 2, 3, 4], from: '08:00', to: '16:00', hours: 7 },
  fourDays: { days: [0, 1, 2, 3], from: '09:00', to: '17:00', hours: 7 },
  fromTuesday: { days: [1, 2, 3, 4], from: '08:00', to: '16:00', hours: 7 },
  mondayAndTuesday: { days: [0, 1], from: '09:00', to: '17:00', hours: 7 },
  thursdayAndFriday: { days: [3, 4], from: '09:00', to: '17:00', hours: 7 },
  twoDays: { days: [2, 3], from: '09:00', to: '17:00', hours: 7 },
  mornings: { days: [0, 2, 4], from: '09:00', to: '11:00', hours: 2 },
  dawns: { days: [0, 1, 2, 3], from: '06:00', to: '10:00', hours: 4 },
  afternoons: { days: [1, 3], from: '14:00', to: '17:00', hours: 3 },
  threeAfternoons: { days: [0, 1, 3], from: '15:00', to: '18:00', hours: 3 },
  lateAfternoons: { days: [0, 1, 3], from: '16:00', to: '18:00', hours: 2 },
  evenings: { days: [0, 2], from: '18:30', to: '21:00', hours: 2.5 },
  eveningsFromTuesday: { days: [1, 3], from: '18:30', to: '21:00', hours: 2.5 },
  eveningsFromWednesday: { days: [2, 4], from: '18:30', to: '21:00', hours: 2.5 },
  threeEvenings: { days: [0, 1, 3], from: '18:00', to: '21:00', hours: 3 },
  thursdays: { days: [3], from: '18:30', to: '21:00', hours: 2.5 },
  afterWork: { days: [0, 1, 2, 3, 4], from: '17:30', to: '21:00', hours: 3.5 },
  fridays: { days: [4], from: '09:00', to: '16:00', hours: 6 },
  saturdays: { days: [5], from: '09:00', to: '13:00', hours: 4 },
  longSaturdays: { days: [5], from: '09:00', to: '17:00', hours: 7 },
} satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;
