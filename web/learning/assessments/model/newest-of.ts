/** The value with the highest revision, wherever it is stored; the first of equals. */
export function newestOf<T>(existing: readonly ({ revision: number; value: T } | undefined)[]): T | null {
  const all = existing.filter((one) => one !== undefined);
  const [first, ...others] = all;
  if (!first) return null;
  return others.reduce((newest, one) => (one.revision > newest.revision ? one : newest), first).value;
}
