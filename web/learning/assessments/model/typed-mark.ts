/** From 0 to 20 with one decimal at most; null for anything else. */
export function typedMark(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  const mark = /^\d{1,2}(\.\d)?$/.test(plain) ? Number(plain) : Number.NaN;
  return mark <= 20 ? mark : null;
}
