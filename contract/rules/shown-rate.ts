/** A rate or a grade with one decimal, never rounded up to a whole number, which would seem reached early. */
export function shownRate(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return Number.isInteger(rounded) && rounded > value ? Math.floor(value * 10) / 10 : rounded;
}
