const longestNumber = 100;

/** What an address asks about. The router reads digits as a number; what is not said here would stay as it was written. */
export function numberIn({ number }: Record<string, unknown>): { number?: string | undefined } {
  const text = typeof number === 'string' || typeof number === 'number' ? String(number).trim() : '';
  return { number: text ? text.slice(0, longestNumber) : undefined };
}
