type ClearNumber = { shown: string; text: string };

/** The two numbers that `16.000` may be, as texts that can be read in one way only. */
export function clearNumbers(typed: string): { grouped: ClearNumber; decimal: ClearNumber } | null {
  const parts = /^([+-]?\d{1,3})([.,])(\d{3})(e[+-]?\d+)?$/i.exec(typed.trim());
  if (!parts) return null;
  const [, whole = '', separator = '', digits = '', exponent = ''] = parts;
  const grouped = whole + digits + exponent;
  const fraction = digits.replace(/0+$/, '');
  const decimal = fraction === '' ? whole : whole + separator + fraction;
  // A fourth digit, so that nobody takes the three for thousands.
  const clear = fraction.length === 3 ? `${decimal}0` : decimal;
  return { grouped: { shown: grouped, text: grouped }, decimal: { shown: decimal + exponent, text: clear + exponent } };
}
