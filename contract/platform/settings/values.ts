/** How many days a buyer of a country has to withdraw, as the operator sets it; in Portugal a law sets the first (domain 1.4). */
export const withdrawalDays = [
  { country: 'PT', key: 'withdrawalDaysPT', otherwise: 14 },
  { country: 'AO', key: 'withdrawalDaysAO', otherwise: 7 },
  { country: 'MZ', key: 'withdrawalDaysMZ', otherwise: 7 },
] as const;
