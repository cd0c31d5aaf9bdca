export const orderStatuses = [
  'pendente',
  'aguarda-pagamento',
  'aguarda-satisfacao',
  'finalizada',
  'devolvida',
  'cancelada',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const invoiceKinds = ['PF', 'FT', 'FR', 'NC', 'ND', 'RC'] as const;
export const invoiceStates = ['draft', 'issued', 'annulled'] as const;

/** Used where nobody wrote a reason. */
export const cancelReasons = {
  expired: 'expired',
  noSeats: 'no_seats',
  byBuyer: 'by_buyer',
  byOperator: 'by_house',
} as const;
