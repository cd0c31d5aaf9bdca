/**
 * What a typed number may mean, with a point or a comma, spaces between thousands and an exponent: nothing where it is no
 * number, and two numbers where one separator stands before three digits: `16.000` is 16 and 16000.
 */
export function readingsOf(text: string): number[] {
  const plain = text.trim().replace('−', '-');
  const [, sign = '', figure = '', exponent = ''] = /^([+-]?)([\d.,\s]*)(e[+-]?\d{1,3})?$/i.exec(plain) ?? [];
  const numbers = figuresIn(figure.trim()).map((digits) => Number(sign + digits + exponent));
  return numbers.every(Number.isFinite) ? [...new Set(numbers)] : [];
}

/** As JavaScript writes them. */
function figuresIn(typed: string): string[] {
  const text = typed.replaceAll(/\s/g, '');
  const digits = text.replaceAll(/[.,]/g, '').length;
  if (digits === 0 || digits > 30) return [];
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0) return [text];
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  if (/^\d*$/.test(whole)) {
    const decimal = `${whole}.${fraction}`;
    return isEither(typed, { whole, fraction }) ? [decimal, whole + fraction] : [decimal];
  }
  if (isGrouped(text)) return [text.replaceAll(/[.,]/g, '')];
  const isDecimal = isGrouped(whole) && !whole.includes(text.charAt(at));
  return isDecimal ? [`${whole.replaceAll(/[.,]/g, '')}.${fraction}`] : [];
}

function isEither(typed: string, { whole, fraction }: { whole: string; fraction: string }): boolean {
  return /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3 && !/\s/.test(typed);
}

/** Thousands are separated by one sign throughout. */
function isGrouped(text: string): boolean {
  return /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(text);
}
