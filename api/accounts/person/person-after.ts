import { countryCodes } from '#contract/accounts-person-values.ts';
import type { PersonChange } from '#contract/accounts-person.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isBirthDate, latestToday } from './model/days.ts';
import { namesOf, splitName, tidyName, wholeName } from './model/names.ts';
import { addressFaults, normalPostalCode } from './model/postal-address.ts';
import { documentAfter } from './document-after.ts';
import type { PersonColumns } from './person-store.ts';
import { readTelephone } from './read-telephone.ts';

/** A person after a change. Only what the change touches is judged: what was kept before a rule stays. */
export async function personAfter(ctx: Ctx, kept: PersonColumns, change: PersonChange): Promise<PersonColumns> {
  const { professional_situation = kept.professional_situation, gender = kept.gender } = change;
  const address = addressAfter(kept, change);
  return {
    ...kept,
    ...namesAfter(kept, change),
    birth_date: birthAfter(ctx, kept, change),
    ...documentAfter(ctx, kept, change),
    ...address,
    phone: await phoneAfter(ctx, { ...kept, ...address }, change),
    professional_situation,
    gender,
  };
}

type Names = Pick<PersonColumns, 'name' | 'first_name' | 'last_name'>;

function namesAfter(kept: PersonColumns, change: PersonChange): Partial<Names> {
  if (change.first_name === undefined && change.last_name === undefined) {
    if (change.name === undefined) return {};
    const whole = tidyName(change.name);
    if (!whole) throw new Refusal('name_missing', { field: 'name' });
    return { name: whole, ...splitName(whole) };
  }
  const before = namesOf(kept);
  const first_name = tidyName(change.first_name ?? before.first_name);
  const last_name = tidyName(change.last_name ?? before.last_name);
  if (!first_name) throw new Refusal('name_missing', { field: 'first_name' });
  if (!last_name) throw new Refusal('last_name_missing', { field: 'last_name' });
  return { name: wholeName({ first_name, last_name }), first_name, last_name };
}

function birthAfter(ctx: Ctx, kept: PersonColumns, { birth_date }: PersonChange): string | null {
  if (birth_date === undefined) return kept.birth_date;
  if (!birth_date) return null;
  if (!isBirthDate(birth_date, latestToday(ctx.now())))
    throw new Refusal('birth_date_invalid', { field: 'birth_date' });
  return birth_date;
}

const addressFields = ['street', 'city', 'province', 'postal_code', 'country'] as const;
type Address = Pick<PersonColumns, (typeof addressFields)[number]>;

function addressAfter(kept: PersonColumns, change: PersonChange): Partial<Address> {
  if (addressFields.every((field) => change[field] === undefined)) return {};
  const said = (field: (typeof addressFields)[number]) =>
    change[field] === undefined ? kept[field] : tidyName(change[field] ?? '') || null;
  const country = said('country');
  const code = said('postal_code');
  const address = {
    street: said('street'),
    city: said('city'),
    province: said('province'),
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

/** Where a number without its prefix is dialled, for who has not said where they live. */
const dialledIn = { 'pt-PT': 'PT', 'pt-AO': 'AO', 'pt-MZ': 'MZ', 'en-GB': 'GB' } as const;

async function phoneAfter(ctx: Ctx, kept: PersonColumns, { phone }: PersonChange): Promise<string | null> {
  if (phone === undefined) return kept.phone;
  if (!phone?.trim()) return null;
  const read = await readTelephone(phone, kept.country ?? dialledIn[ctx.locale]);
  if (!read) throw new Refusal('phone_invalid', { field: 'phone' });
  return read;
}
