import { describe, expect } from 'vitest';
import type { PersonChange } from '#contract/people/people/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { correctPerson } from './correct-person.ts';
import { retrievePersons } from './retrieve-persons.ts';

const passport = { document_type: 'passport', document_country: 'AO', document_number: 'N 123-4567' } as const;

const change = (id: number): PersonChange => ({ id, phone: null });

async function recordOf(ctx: Ctx, id: number) {
  return (await retrievePersons(await asA(ctx, 'administrator'), queryOf({ filter: { id } }))).results[0];
}

async function corrections({ db }: Ctx): Promise<object[]> {
  const rows = await db.selectFrom('outbox_events').select('payload').where('kind', '=', 'person_corrected').execute();
  return rows.map(({ payload }) => Object(payload));
}

describe('staff correct the data of a person', () => {
  test('by the rules of the own account, and the person is notified of the fields that changed', async ({ ctx }) => {
    const { person_id: id } = await makeUser(ctx, { name: 'Ana Reis' });
    const staff = await asA(ctx, 'administrator');
    const changed = { id, last_name: ' Reis  Neto ', phone: '+244 923 456 789', ...passport };
    expect(await correctPerson(staff, changed)).toEqual({ id });
    expect(await recordOf(ctx, id)).toMatchObject({
      name: 'Ana Reis Neto',
      phone: '+244923456789',
      document_number: 'N1234567',
    });
    const fields = ['last_name', 'document_type', 'document_number', 'document_country', 'phone'];
    expect(await corrections(ctx)).toEqual([{ person_id: id, fields }]);
    await correctPerson(staff, changed);
    expect(await corrections(ctx)).toHaveLength(1);
    await expect(correctPerson(staff, { id, last_name: ' ' })).rejects.toThrow('last_name_missing');
    await expect(correctPerson(staff, { id, phone: '12' })).rejects.toThrow('phone_invalid');
    await expect(correctPerson(staff, { id: 999_999, phone: null })).rejects.toThrow('not_found');
  });

  test('and learn whose a document is', async ({ ctx }) => {
    const [ana, rui] = [await makeUser(ctx, { name: 'Ana Reis' }), await makeUser(ctx)];
    const staff = await asA(ctx, 'administrator');
    await correctPerson(staff, { id: ana.person_id, ...passport });
    const refused = correctPerson(staff, { id: rui.person_id, ...passport });
    await expect(refused).rejects.toMatchObject({ code: 'document_of_another', data: { name: 'Ana Reis' } });
  });

  test('of nobody who may do more than they', async ({ ctx }) => {
    const clerk = await signInAs(ctx, await makeUser(ctx, { roles: ['trainer'] }));
    const actor = { ...signedIn(clerk), claims: ['users.edit', 'users.read', 'users.manage'] };
    const [student, boss] = [await makeUser(ctx), await makeUser(ctx, { roles: ['administrator'] })];
    expect(await correctPerson({ ...clerk, actor }, change(student.person_id))).toEqual({ id: student.person_id });
    await expect(correctPerson({ ...clerk, actor }, change(boss.person_id))).rejects.toThrow('not_allowed');
    await expect(correctPerson(clerk, change(student.person_id))).rejects.toThrow('not_allowed');
    await expect(correctPerson(ctx, change(student.person_id))).rejects.toThrow('not_signed_in');
  });
});
