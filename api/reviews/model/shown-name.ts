/** «Marlene da Graça Capita» → «Marlene C.»: who reads a review learns that a person wrote it, and not which. */
export function shownName(name: string): string {
  const [first = '', ...more] = name.split(/\s+/).filter(Boolean);
  const [initial] = more.at(-1) ?? '';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
