export const seatLineStates = ['free', 'running', 'concluded'] as const;
export type SeatLineState = (typeof seatLineStates)[number];
