import { getSelf } from '#api/people/identity/index.ts';
import { describe, expect } from 'vitest';
import type { PersonChange } from '#contract/people/people/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { asA, makeUser, signInAs, type MadeUser } from '#api/people/identity/make.ts';
import { retrievePersons } from './retrieve-persons.ts';
import { updateUserAndPerson } from './update-user-and-person.ts';

type Own = { ctx: Ctx; user: MadeUser; change: (part: Omit<PersonChange, 'id'>) => Promise<unknown> };

async function newPerson(guest: Ctx): Promise<Own> {
  const user = await makeUser(guest, { name: 'Ana dos Santos' });
  const ctx = await signInAs(guest, user);
  return { ctx, user, change: (part) => updateUserAndPerson(ctx, { person: { id: user.person_id, ...part } }) };
}

async function recordOf({ ctx, user }: Own) {
  const { results } = await retrievePersons(ctx, queryOf({ filter: { id: user.person_id } }));
  return results[0];
}

const passport = { document_type: 'passport', document_country: 'AO', document_number: 'N 123-4567' } as const;

describe('the data of a person', () => {
  test('are empty at first, except for the name', async ({ ctx }) => {
    const own = await newPerson(ctx);
    expect(await recordOf(own)).toEqual({
      id: own.user.person_id,
      name: 'Ana dos Santos',
      first_name: 'Ana dos',
      last_name: 'Santos',
      birth_date: null,
      document_type: null,
      document_number: null,
      document_country: null,
      document_expires_on: null,
      phone: null,
      street: null,
      city: null,
      province: null,
      postal_code: null,
      country: null,
      professional_situation: null,
      gender: null,
      created_at: '2026-11-21T08:00:00.000Z',
    });
  });

  test('are stored in one spelling, field by field', async ({ ctx }) => {
    const own = await newPerson(ctx);
    await own.change({ first_name: ' Ana ', last_name: 'dos  Santos', birth_date: '1994-02-28', gender: 'feminino' });
    await own.change({ ...passport, document_expires_on: '2030-01-01' });
    await own.change({ street: 'Rua do Ouro 1', city: 'Lisboa', postal_code: '1100 060', country: 'PT' });
    await own.change({ phone: '912 345 678', professional_situation: 'employed' });
    expect(await recordOf(own)).toMatchObject({
      name: 'Ana dos Santos',
      first_name: 'Ana',
      last_name: 'dos Santos',
      birth_date: '1994-02-28',
      document_number: 'N1234567',
      document_expires_on: '2030-01-01',
      phone: '+351912345678',
      postal_code: '1100-060',
      professional_situation: 'employed',
      gender: 'feminino',
    });
    expect((await getSelf(own.ctx)).person).toMatchObject({ name: 'Ana dos Santos', first_name: 'Ana' });
  });

  test('can be cleared again, except for the name', async ({ ctx }) => {
    const own = await newPerson(ctx);
    await own.change({ ...passport, gender: 'feminino', phone: '+244923456789', birth_date: '1994-02-28' });
    await own.change({
      document_type: null,
      document_country: null,
      document_number: null,
      phone: '',
      birth_date: null,
    });
    await own.change({ gender: null });
    expect(await recordOf(own)).toMatchObject({ document_type: null, phone: null, birth_date: null, gender: null });
    await expect(own.change({ first_name: ' ' })).rejects.toThrow('name_missing');
    await expect(own.change({ last_name: '\u200b' })).rejects.toThrow('last_name_missing');
    await expect(own.change({ name: '' })).rejects.toThrow('name_missing');
  });

  test('store a script as plain text', async ({ ctx }) => {
    const own = await newPerson(ctx);
    await own.change({ first_name: '<script>alert(1)</script>', last_name: '"><img src=x onerror=alert(1)>' });
    expect((await getSelf(own.ctx)).person.first_name).toBe('<script>alert(1)</script>');
  });

  test('are visible to the person and to staff who may read users, in one query', async ({ ctx, queries }) => {
    const own = await newPerson(ctx);
    const other = await newPerson(ctx);
    const query = queryOf({ filter: { id: own.user.person_id }, sort: [{ field: 'id', order: 'desc' }] });
    expect(await retrievePersons(other.ctx, query)).toEqual({ results: [], total: 0 });
    expect((await retrievePersons(other.ctx, queryOf({}))).results.map(({ id }) => id)).toEqual([other.user.person_id]);
    const administrator = await asA(ctx, 'administrator');
    queries.length = 0;
    expect(await retrievePersons(administrator, query)).toMatchObject({ total: 1 });
    expect(queries).toHaveLength(1);
    await expect(retrievePersons(ctx, queryOf({}))).rejects.toThrow('not_signed_in');
  });

  test('of someone else are not found', async ({ ctx }) => {
    const own = await newPerson(ctx);
    const other = await newPerson(ctx);
    const person = { id: other.user.person_id, gender: 'feminino' } as const;
    await expect(updateUserAndPerson(own.ctx, { person })).rejects.toThrow('not_found');
    await expect(updateUserAndPerson(ctx, { person })).rejects.toThrow('not_signed_in');
    expect(await recordOf(other)).toMatchObject({ gender: null });
  });
});

describe('a change of personal data', () => {
  const faults: Record<string, [Omit<PersonChange, 'id'>, string]> = {
    'a birth to come': [{ birth_date: '2027-01-01' }, 'birth_date_invalid'],
    'no day': [{ birth_date: '1994-02-30' }, 'birth_date_invalid'],
    'half a document': [{ document_type: 'bi', document_country: 'AO' }, 'document_incomplete'],
    'a document of no country': [{ ...passport, document_country: 'XX' }, 'country_unknown'],
    'a card of another country': [{ ...passport, document_type: 'cc' }, 'document_not_of_country'],
    'a number that cannot be': [{ ...passport, document_number: 'N1' }, 'document_number_invalid'],
    'a document of yesterday': [{ ...passport, document_expires_on: '2026-11-19' }, 'document_expired'],
    'half a telephone': [{ phone: '923 456' }, 'phone_invalid'],
    'a street without a country': [{ street: 'Rua do Ouro 1' }, 'country_missing'],
    'a country that is none': [{ country: 'XX', city: 'x' }, 'country_unknown'],
    'a country without a town': [{ country: 'MZ' }, 'city_missing'],
    'Angola without a province': [{ country: 'AO', city: 'Viana' }, 'province_missing'],
    'Portugal without a code': [{ country: 'PT', city: 'Porto' }, 'postal_code_invalid'],
  };

  test('is refused with its field, and nothing is stored', async ({ ctx }) => {
    const own = await newPerson(ctx);
    const before = await recordOf(own);
    for (const [part, code] of Object.values(faults)) {
      const field = expect.any(String);
      await expect(own.change({ gender: 'feminino', ...part })).rejects.toMatchObject({ code, data: { field } });
    }
    expect(await recordOf(own)).toEqual(before);
  });

  test('refuses the document of someone else and limits attempts', async ({ ctx }) => {
    const own = await newPerson(ctx);
    const other = await newPerson(ctx);
    await own.change(passport);
    await own.change({ ...passport, document_number: 'n1234567' });
    await expect(other.change(passport)).rejects.toMatchObject({
      code: 'document_not_accepted',
      data: { field: 'document_number' },
    });
    await other.change({ ...passport, document_country: 'MZ' });
    for (let i = 0; i < 8; i += 1) await expect(other.change(passport)).rejects.toThrow('document_not_accepted');
    await expect(other.change(passport)).rejects.toThrow('too_many_requests');
    await other.change({ gender: 'masculino' });
  });
});
