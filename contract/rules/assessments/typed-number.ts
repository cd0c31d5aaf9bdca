/** A number as people type it: with a point or a comma, and spaces between thousands. Null where it is none. */
export function typedNumber(text: string): number | null {
  const plain = text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  return /^[+-]?(\d{1,15}(\.\d{0,15})?|\.\d{1,15})$/.test(plain) ? Number(plain) : null;
}
