import { isPhoneOf } from './model/phone.ts';

/** In E.164; `country` is where a number without a prefix belongs. Null when it is not a phone number. */
export async function readPhone(stored: string, country: string): Promise<string | null> {
  if (!/^[+\d\s().-]{3,30}$/.test(stored)) return null;
  // Loaded only when needed: the library has the numbering plans of all countries.
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const match = parsePhoneNumberFromString(stored.trim().replace(/^00/, '+'), home);
  if (!match?.isValid()) return null;
  return isPhoneOf(match.country, match.number) ? match.number : null;
}
