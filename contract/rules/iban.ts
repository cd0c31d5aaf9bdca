/** Angola, Mozambique and Portugal have the same check digits in every account [domain 3]. */
const forms: Record<string, RegExp> = { AO: /^AO06\d{21}$/, MZ: /^MZ59\d{21}$/, PT: /^PT50\d{21}$/ };

/** Of countries that many buyers have an account in; others have between 15 and 34 characters (ISO 13616). */
const lengths = 'BE16 BR29 CH21 CV25 DE22 ES24 FR27 GB22 GW25 IE22 IT27 LU20 NL18 ST25 TL23';

/** Checks the form and the two check digits (ISO 7064, mod 97), ignoring spaces. */
export function isIban(text: string): boolean {
  const iban = normalIban(text);
  const country = iban.slice(0, 2);
  const form = forms[country] ?? /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
  if (!form.test(iban)) return false;
  const [, length] = lengths.match(`\\b${country}(\\d\\d)`) ?? [];
  if (length !== undefined && iban.length !== Number(length)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

export function normalIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}
