/** Where the operator sets how many days a buyer has to withdraw; in Portugal a law does (domain 1.4). */
export const withdrawalDays = [
  { country: 'AO', key: 'withdrawalDaysAO', otherwise: 7 },
  { country: 'MZ', key: 'withdrawalDaysMZ', otherwise: 7 },
] as const;
