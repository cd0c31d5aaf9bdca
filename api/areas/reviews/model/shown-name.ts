/** «Marlene da Graça Capita» → «Marlene C.»: readers see that a person wrote it, but not who. */
export function shownName(name: string): string {
  const [first = '', ...more] = name.split(/\s+/).filter(Boolean);
  const [initial] = more.at(-1) ?? '';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
