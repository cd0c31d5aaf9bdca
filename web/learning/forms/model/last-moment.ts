/** The last moment before the end: a form that closes at midnight is open until the day before. */
export function lastMoment(closesAt: string): string {
  return new Date(Date.parse(closesAt) - 1).toISOString();
}
