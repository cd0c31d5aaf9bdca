export type NumberRules = {
  decimals?: number | undefined;
  /** A minus may stand before the number, and before its exponent. */
  isSigned?: boolean | undefined;
};

/** Keeps digits, one dot or comma, and one `e` where decimals are [specification 5]. */
export function numberText(stored: string, { decimals = 2, isSigned = false }: NumberRules = {}): string {
  const typed = narrow(stored);
  const exponentAt = decimals > 0 ? typed.search(/(?<=\d.*)e/i) : -1;
  const figure = exponentAt < 0 ? typed : typed.slice(0, exponentAt);
  const signed = (isSigned ? signOf(figure) : '') + decimalText(figure, decimals);
  if (exponentAt < 0) return signed;
  const exponent = typed.slice(exponentAt + 1);
  return signed + typed.charAt(exponentAt) + (isSigned ? signOf(exponent) : '') + digits(exponent);
}

function signOf(text: string): string {
  return /^\s*[-−]/.test(text) ? '-' : '';
}

/**
 * As `numberText`, but understands thousands separators: «1.234,56», «1,234.56», «45 000». A single separator followed
 * by more digits than the field takes separates thousands too: «45.000».
 */
export function pastedNumberText(pasted: string, rules: NumberRules = {}): string {
  const text = narrow(pasted);
  const at = decimalSeparatorIn(text, rules.decimals ?? 2);
  const whole = text.slice(0, at).replaceAll(/[.,]/g, '');
  return numberText(rules.decimals === 0 ? whole : whole + text.slice(at), rules);
}

function decimalSeparatorIn(text: string, decimals: number): number {
  const separators = [...text.matchAll(/[.,]/g)];
  const last = separators.at(-1);
  if (!last) return text.length;
  const isSingle = separators.length === 1;
  const [fraction = ''] = /^\d*/.exec(text.slice(last.index + 1)) ?? [];
  const partsThousands = isSingle
    ? fraction.length === 3 && decimals < 3
    : separators.every(([sign]) => sign === last[0]);
  return partsThousands ? text.length : last.index;
}

/** Chinese and Japanese keyboards write full-width digits. */
function narrow(text: string): string {
  return text.replaceAll(/[０-９．，]/g, (sign) => sign.normalize('NFKC'));
}

function decimalText(text: string, decimals: number): string {
  const separatorAt = decimals > 0 ? text.search(/[.,]/) : -1;
  if (separatorAt < 0) return digits(text);
  const fraction = digits(text.slice(separatorAt)).slice(0, decimals);
  return digits(text.slice(0, separatorAt)) + text.charAt(separatorAt) + fraction;
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
