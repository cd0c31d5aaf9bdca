import { isPhoneOf } from './model/phone.ts';

/** In E.164; `country` is where a number without a prefix belongs. Null when it is not a phone number. */
export async function readPhone(written: string, country: string): Promise<string | null> {
  if (!/^[+\d\s().-]{3,30}$/.test(written)) return null;
  // Loaded only when needed: the library has the numbering plans of all countries.
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const found = parsePhoneNumberFromString(written.trim().replace(/^00/, '+'), home);
  if (!found?.isValid()) return null;
  return isPhoneOf(found.country, found.number) ? found.number : null;
}
