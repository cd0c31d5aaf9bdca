import { describe, expect } from 'vitest';
import { mostQualifications } from '#contract/people/people/student-values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { deleteQualification } from './delete-qualification.ts';
import { makeQualification, makeStudentDocument } from './make.ts';
import { retrieveQualifications } from './retrieve-qualifications.ts';
import { retrieveStudentDocuments } from './retrieve-student-documents.ts';
import { updateQualification } from './update-qualification.ts';

const all = { filter: {}, sort: [], limit: 20, offset: 0 };

async function idsSeen(ctx: Ctx): Promise<number[]> {
  return (await retrieveQualifications(ctx, all)).results.map(({ id }) => id);
}

const field = (name: string) => ({ data: { field: name } });

describe('a qualification', () => {
  test('is added, changed and removed by its owner', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const { id, person_id: _, ...input } = await makeQualification(student);
    await updateQualification(student, { ...input, id, field: 'Gestão' });
    expect((await retrieveQualifications(student, all)).results).toMatchObject([
      { id, field: 'Gestão', country: 'AO' },
    ]);
    await deleteQualification(student, { id });
    expect(await idsSeen(student)).toEqual([]);
  });

  test('is removed with its certificate', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const { id } = await makeQualification(student);
    await makeStudentDocument(student, { category: 'qualifications-certificate', qualificationId: id });
    await deleteQualification(student, { id });
    expect((await retrieveStudentDocuments(student, all)).total).toBe(0);
  });

  test('of someone else is not found', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    const stranger = await asA(ctx, 'student');
    const { id, person_id: _, ...input } = await makeQualification(owner);
    expect(await idsSeen(stranger)).toEqual([]);
    await expect(updateQualification(stranger, { ...input, id })).rejects.toThrow('not_found');
    await expect(deleteQualification(stranger, { id })).rejects.toThrow('not_found');
    expect(await idsSeen(owner)).toEqual([id]);
  });

  test('is visible with the claim `users.read`, but not editable', async ({ ctx }) => {
    const { id } = await makeQualification(await asA(ctx, 'student'));
    const administrator = await asA(ctx, 'administrator');
    expect(await idsSeen(administrator)).toEqual([id]);
    await expect(deleteQualification(administrator, { id })).rejects.toThrow('not_found');
  });

  test('has plausible years', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const turned = makeQualification(student, { from_year: 2014, to_year: 2010 });
    await expect(turned).rejects.toMatchObject({ message: 'years_turned_round', ...field('to_year') });
    const ahead = makeQualification(student, { from_year: 2027, to_year: null, is_concluded: false });
    await expect(ahead).rejects.toMatchObject({ message: 'year_ahead', ...field('from_year') });
    const concluded = makeQualification(student, { to_year: 2030 });
    await expect(concluded).rejects.toMatchObject({ message: 'year_ahead', ...field('to_year') });
  });

  test('is one of at most thirty', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    for (let made = 0; made < mostQualifications; made += 1) await makeQualification(student);
    await expect(makeQualification(student)).rejects.toThrow('too_many_entries');
  });

  test('requires a signed-in user', async ({ ctx }) => {
    await expect(makeQualification(ctx)).rejects.toThrow('not_signed_in');
    await expect(retrieveQualifications(ctx, all)).rejects.toThrow('not_signed_in');
  });

  test('takes one query however many there are', async ({ ctx, queries }) => {
    const student = await signInAs(ctx, await makeUser(ctx));
    for (let made = 0; made < 5; made += 1) await makeQualification(student);
    queries.length = 0;
    await retrieveQualifications(student, all);
    expect(queries).toHaveLength(1);
  });
});
