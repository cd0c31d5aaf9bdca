const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Luanda', dateStyle: 'short' });

/** YYYY-MM-DD where the bank is. */
export function dayInLuanda(moment: Date): string {
  return calendar.format(moment);
}
