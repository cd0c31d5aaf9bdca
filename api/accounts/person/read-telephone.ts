import { isTelephoneOf } from './model/telephone.ts';

/** A telephone as people write it, in E.164; `country` is where a number without a prefix belongs. Null when it is none. */
export async function readTelephone(written: string, country: string): Promise<string | null> {
  if (!/^[+\d\s().-]{3,30}$/.test(written)) return null;
  // Its tables of all countries are only loaded by who gives a number.
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const found = parsePhoneNumberFromString(written.trim().replace(/^00/, '+'), home);
  if (!found?.isValid()) return null;
  return isTelephoneOf(found.country, found.number) ? found.number : null;
}
