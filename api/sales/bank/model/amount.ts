/**
 * Minor units of an amount as banks write it: `1.234,56`, `1 234,56`, `1,234.56`, `-15000`, `(15,00)`, `15,00-`, with or
 * without a currency. Null for anything else, also for more decimals than a currency has.
 */
export function amountOf(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00A0\u202F']|AOA|AKZ|KZS?|EUR|USD|€|\$/gi, '').replaceAll('\u2212', '-');
  const [, sign = '', open = '', digits = '', after = ''] = /^([+-]?)(\(?)([\d.,]+)\)?([+-]?)$/.exec(bare) ?? [];
  const minor = minorOf(digits);
  if (minor === null) return null;
  const isNegative = sign === '-' || after === '-' || open === '(';
  return isNegative ? -minor : minor;
}

const forms = [
  /^(\d+)$/,
  /^(\d+)[.,](\d{1,2})$/,
  /^(\d{1,3}(?:([.,])\d{3})+)$/,
  /^(\d{1,3}(?:([.,])\d{3})+)(?!\2)[.,](\d{1,2})$/,
];

/** The last separator is that of the decimals, unless three digits follow it, or the thousands have the same. */
function minorOf(digits: string): number | null {
  const form = forms.find((one) => one.test(digits));
  if (!form) return null;
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(digits) ?? [];
  const whole = decimals === '' ? digits : digits.slice(0, -decimals.length - 1);
  const minor = Number(whole.replaceAll(/[.,]/g, '') + decimals.padEnd(2, '0'));
  return minor < 1e15 ? minor : null;
}

/** `1234.5` or `1234.50`, as ISO 20022 writes amounts. */
export function isoAmount(text: string): number | null {
  const [, whole = '', decimals = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? [];
  return whole === '' ? null : Number(whole + decimals.padEnd(2, '0'));
}
