const longestNumber = 100;

/** The router reads digits as a number. An invalid one is set to undefined, or the address would keep it. */
export function numberIn({ number }: Record<string, unknown>): { number?: string | undefined } {
  const text = typeof number === 'string' || typeof number === 'number' ? String(number).trim() : '';
  return { number: text ? text.slice(0, longestNumber) : undefined };
}
