/** The values of the query of an address: a name that occurs several times has a list. All are text: `?search=2026` is no number. */
export function searchValues(query: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = values[name];
    values[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return values;
}
