import { Buffer } from 'node:buffer';
import { describe, expect } from 'vitest';
import { mostOthers } from '#contract/people/people/student-values.ts';
import { pdfBytes, pngBytes } from '#api/platform/files/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { after, asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { deleteStudentDocument } from './delete-student-document.ts';
import { purgeOldDocuments } from './purge-old-documents.ts';
import { acceptStudentDocument, rejectStudentDocument } from './judge-student-document.ts';
import { makeQualification, makeStudentDocument } from './make.ts';
import { readStudentDocument } from './read-student-document.ts';
import { retrieveStudentDocuments } from './retrieve-student-documents.ts';

const all = { filter: {}, sort: [], limit: 50, offset: 0 };

async function seen(ctx: Ctx) {
  return (await retrieveStudentDocuments(ctx, all)).results;
}

describe('a document of the student record', () => {
  test('is stored by the type of its bytes and waits for review', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const stored = await makeStudentDocument(student, { name: 'BI da Marlene.jpg', bytes: pngBytes() });
    expect(stored).toMatchObject({ category: 'id-copy', file_name: 'BI da Marlene.png', mime: 'image/png' });
    expect(stored).toMatchObject({ status: 'pending', title: null, qualification_id: null });
    expect(await seen(student)).toEqual([stored]);
  });

  test('replaces the previous one', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const first = await makeStudentDocument(student, { category: 'curriculum-vitae' });
    const second = await makeStudentDocument(student, { category: 'curriculum-vitae' });
    expect(second.status).toBeNull();
    expect((await seen(student)).map(({ id }) => id)).toEqual([second.id]);
    await expect(readStudentDocument(student, first.id)).rejects.toThrow('not_found');
  });

  test('stays when the new one is refused', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const { id } = await makeStudentDocument(student);
    const bytes = Buffer.from('<html>');
    await expect(makeStudentDocument(student, { bytes })).rejects.toThrow('file_type_not_allowed');
    await expect(makeStudentDocument(student, { bytes: new Uint8Array(10_000_001) })).rejects.toThrow('too_large');
    expect((await seen(student)).map((stored) => stored.id)).toEqual([id]);
  });

  test('of category `outros` has a title, and there can be several', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const other = { category: 'outros', title: ' Carta de condução ' } as const;
    await makeStudentDocument(student, other);
    expect(await makeStudentDocument(student, other)).toMatchObject({ title: 'Carta de condução', status: null });
    expect(await seen(student)).toHaveLength(2);
    const untitled = makeStudentDocument(student, { ...other, title: '  ' });
    await expect(untitled).rejects.toMatchObject({ message: 'title_missing', data: { field: 'title' } });
    for (let made = 2; made < mostOthers; made += 1) await makeStudentDocument(student, other);
    await expect(makeStudentDocument(student, other)).rejects.toThrow('too_many_entries');
  });

  test('belongs to a qualification of the same person if it is a certificate', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const category = 'qualifications-certificate';
    const { id: qualificationId } = await makeQualification(student);
    expect(await makeStudentDocument(student, { category, qualificationId })).toMatchObject({ status: 'pending' });
    await expect(makeStudentDocument(student, { category })).rejects.toThrow('invalid_input');
    await expect(makeStudentDocument(student, { qualificationId })).rejects.toThrow('invalid_input');
    const stranger = await asA(ctx, 'student');
    await expect(makeStudentDocument(stranger, { category, qualificationId })).rejects.toThrow('not_found');
  });

  test('of someone else is found only with the claim `users.read`', async ({ ctx }) => {
    const { id } = await makeStudentDocument(await asA(ctx, 'student'));
    const stranger = await asA(ctx, 'trainer');
    await expect(readStudentDocument(stranger, id)).rejects.toThrow('not_found');
    await expect(deleteStudentDocument(stranger, { id })).rejects.toThrow('not_found');
    expect(await seen(stranger)).toEqual([]);
    await expect(readStudentDocument(ctx, id)).rejects.toThrow('not_signed_in');
    expect(await readStudentDocument(await asA(ctx, 'administrator'), id)).toMatchObject({ mime: 'application/pdf' });
  });

  test('is gone when removed, and its bytes a month later', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const { id } = await makeStudentDocument(student, { category: 'outros', title: 'Carta da Marlene' });
    const { storage_key: key } = await readStudentDocument(student, id);
    await deleteStudentDocument(student, { id });
    await expect(deleteStudentDocument(student, { id })).rejects.toThrow('not_found');
    await purgeOldDocuments(asSystem(after(ctx, { days: 29 })));
    expect(await ctx.files.size(key)).toBe(pdfBytes().byteLength);
    const later = asSystem(after(ctx, { days: 31 }));
    await purgeOldDocuments(later);
    await purgeOldDocuments(later);
    expect(await ctx.files.size(key)).toBeNull();
    const row = await ctx.db.selectFrom('student_documents').select(['title']).where('id', '=', id).execute();
    expect(row).toEqual([{ title: null }]);
  });

  test('takes one query however many there are', async ({ ctx, queries }) => {
    const student = await signInAs(ctx, await makeUser(ctx));
    for (let made = 0; made < 3; made += 1) {
      await makeStudentDocument(student, { category: 'outros', title: 'Declaração' });
    }
    queries.length = 0;
    await retrieveStudentDocuments(student, all);
    expect(queries).toHaveLength(1);
  });
});

describe('a reviewed document', () => {
  test('is accepted, or rejected with a reason, and its owner is notified', async ({ ctx }) => {
    const owner = await makeUser(ctx);
    const student = await signInAs(ctx, owner);
    const staff = await asA(ctx, 'administrator');
    const { id } = await makeStudentDocument(student);
    expect(await acceptStudentDocument(staff, { id })).toMatchObject({ status: 'accepted' });
    await rejectStudentDocument(staff, { id, reason: 'Falta o verso.' });
    expect(await seen(student)).toMatchObject([{ status: 'rejected', rejected_reason: 'Falta o verso.' }]);
    const mails = await ctx.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('recipient', '=', owner.username)
      .orderBy('id')
      .execute();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.body_text).toContain('Falta o verso.');
    const moves = await ctx.db
      .selectFrom('status_history')
      .select(['move', 'to_status'])
      .where('subject', '=', 'student_document')
      .orderBy('id')
      .execute();
    expect(moves.map(({ move }) => move)).toEqual(['accept', 'reject']);
  });

  test('is judged only with the claim `enrollments.edit`', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const { id } = await makeStudentDocument(student);
    await expect(acceptStudentDocument(student, { id })).rejects.toThrow('not_allowed');
    await expect(rejectStudentDocument(ctx, { id, reason: 'x' })).rejects.toThrow('not_signed_in');
  });

  test('is not judged twice the same way, nor after it was replaced', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const staff = await asA(ctx, 'administrator');
    const { id } = await makeStudentDocument(student);
    await acceptStudentDocument(staff, { id });
    await expect(acceptStudentDocument(staff, { id })).rejects.toThrow('invalid_transition');
    await makeStudentDocument(student);
    await expect(rejectStudentDocument(staff, { id, reason: 'x' })).rejects.toThrow('not_found');
    const { id: other } = await makeStudentDocument(student, { category: 'curriculum-vitae' });
    await expect(acceptStudentDocument(staff, { id: other })).rejects.toThrow('invalid_transition');
  });
});
