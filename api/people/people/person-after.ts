import { namesOf, splitName, tidyName, wholeName, type PersonColumns } from '#api/people/identity/index.ts';
import { countryCodes } from '#contract/people/people/values.ts';
import type { PersonChange } from '#contract/people/people/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isBirthDate, latestToday } from '#contract/rules/days.ts';
import { normalPostalCode } from '#contract/rules/postal-code.ts';
import { addressFaults } from './model/postal-address.ts';
import { documentAfter } from './document-after.ts';
import { readPhone } from './read-phone.ts';

/** Validates only what changes: values stored before a rule existed stay. */
export async function personAfter(ctx: Ctx, stored: PersonColumns, change: PersonChange): Promise<PersonColumns> {
  const { professional_situation = stored.professional_situation, gender = stored.gender } = change;
  const address = addressAfter(stored, change);
  return {
    ...stored,
    ...namesAfter(stored, change),
    birth_date: birthAfter(ctx, stored, change),
    ...documentAfter(ctx, stored, change),
    ...address,
    phone: await phoneAfter(ctx, { ...stored, ...address }, change),
    professional_situation,
    gender,
  };
}

type Names = Pick<PersonColumns, 'name' | 'first_name' | 'last_name'>;

function namesAfter(stored: PersonColumns, change: PersonChange): Partial<Names> {
  if (change.first_name === undefined && change.last_name === undefined) {
    if (change.name === undefined) return {};
    const whole = tidyName(change.name);
    if (!whole) throw new Refusal('name_missing', { field: 'name' });
    return { name: whole, ...splitName(whole) };
  }
  const before = namesOf(stored);
  const first_name = tidyName(change.first_name ?? before.first_name);
  const last_name = tidyName(change.last_name ?? before.last_name);
  if (!first_name) throw new Refusal('name_missing', { field: 'first_name' });
  if (!last_name) throw new Refusal('last_name_missing', { field: 'last_name' });
  return { name: wholeName({ first_name, last_name }), first_name, last_name };
}

function birthAfter(ctx: Ctx, stored: PersonColumns, { birth_date }: PersonChange): string | null {
  if (birth_date === undefined) return stored.birth_date;
  if (!birth_date) return null;
  if (!isBirthDate(birth_date, latestToday(ctx.now())))
    throw new Refusal('birth_date_invalid', { field: 'birth_date' });
  return birth_date;
}

const addressFields = ['street', 'city', 'province', 'postal_code', 'country'] as const;
type Address = Pick<PersonColumns, (typeof addressFields)[number]>;

function addressAfter(stored: PersonColumns, change: PersonChange): Partial<Address> {
  if (addressFields.every((field) => change[field] === undefined)) return {};
  const valueOf = (field: (typeof addressFields)[number]) =>
    change[field] === undefined ? stored[field] : tidyName(change[field] ?? '') || null;
  const country = valueOf('country');
  const code = valueOf('postal_code');
  const address = {
    street: valueOf('street'),
    city: valueOf('city'),
    province: valueOf('province'),
    postal_code: code && normalPostalCode(code, country),
    country,
  };
  if (country && !countryCodes.includes(country)) throw new Refusal('country_unknown', { field: 'country' });
  const faults = addressFaults(address);
  const field = addressFields.find((one) => faults[one]);
  const fault = field && faults[field];
  if (fault) throw new Refusal(fault, { field, country: country ?? '' });
  return address;
}

/** The country of a number without a prefix, for a person without an address. */
const dialledIn = { 'pt-PT': 'PT', 'pt-AO': 'AO', 'pt-MZ': 'MZ', 'en-GB': 'GB' } as const;

async function phoneAfter(ctx: Ctx, stored: PersonColumns, { phone }: PersonChange): Promise<string | null> {
  if (phone === undefined) return stored.phone;
  if (!phone?.trim()) return null;
  const read = await readPhone(phone, stored.country ?? dialledIn[ctx.locale]);
  if (!read) throw new Refusal('phone_invalid', { field: 'phone' });
  return read;
}
