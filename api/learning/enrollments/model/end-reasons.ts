/** Why an enrollment ended where nobody wrote it; its messages have a sentence for each. */
export const endReasons = {
  refunded: 'refunded',
  seatTakenBack: 'seat_taken_back',
  orderCanceled: 'order_canceled',
  filesLate: 'files_late',
} as const;

export const endedBySystem = Object.values(endReasons);
