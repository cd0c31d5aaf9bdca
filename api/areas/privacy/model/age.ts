/** Full years; days as `2026-11-21`. A person born on 29 February has a birthday on 1 March of a common year. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Without a birth date nobody counts as a minor: the operator asks for no more data than it needs. */
export function isMinor(birthDate: string | null, day: string, ageOfMajority: number): boolean {
  return birthDate !== null && ageOn(birthDate, day) < ageOfMajority;
}
