import { describe, expect } from 'vitest';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { retrieveCourse, updateCourse } from '#api/offer/catalogue/index.ts';
import { saveFile } from '#api/platform/files/index.ts';
import { pdfBytes, pngBytes } from '#api/platform/files/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeClass } from '../make.ts';
import { updateClass } from '../update-class.ts';
import { saveRegulation, storeRegulation } from './save-regulation.ts';
import { readRegulation } from './read-regulation.ts';

const pdf = { name: 'Regulamento geral.pdf', bytes: pdfBytes() };

async function sendRegulation(ctx: Ctx, bytes = pdf.bytes) {
  return saveRegulation(ctx, await storeRegulation(ctx, { ...pdf, bytes }));
}

async function makeRegulated(ctx: Ctx) {
  const { id: regulation_file_id, byte_size } = await sendRegulation(asSystem(ctx));
  return { ...(await makeClass(ctx, { regulation_file_id, code: 'R-1' })), regulation_file_id, byte_size };
}

async function regulationsOf(ctx: Ctx, id: number) {
  return (await retrieveCourse(ctx, { filter: { id } })).results[0]?.regulations;
}

describe('the regulation of a class', () => {
  test('is public on the page of the course, once for all classes that have it', async ({ ctx }) => {
    const { id, course_id, regulation_file_id, byte_size } = await makeRegulated(ctx);
    await makeClass(ctx, {
      course_id,
      regulation_file_id,
      code: 'R-2',
      start_at: '2026-12-07T07:00:00Z',
      end_at: null,
    });
    await makeClass(ctx, { course_id });
    const url = `/api/classes/${id}/regulation`;
    expect(await regulationsOf(ctx, course_id)).toEqual([{ url, byte_size, class_codes: ['R-1', 'R-2'] }]);
    expect(await readRegulation(ctx, id)).toMatchObject({ name: 'Regulamento geral.pdf', mime: 'application/pdf' });
  });

  test('disappears when an editor removes it, and is not found for an unpublished course', async ({ ctx }) => {
    const { id, course_id } = await makeRegulated(ctx);
    await updateCourse(asSystem(ctx), { id: course_id, is_published: false });
    await expect(readRegulation(ctx, id)).rejects.toThrow('not_found');
    await updateCourse(asSystem(ctx), { id: course_id, is_published: true });
    expect(await readRegulation(ctx, id)).toBeDefined();
    await updateClass(asSystem(ctx), { id, regulation_file_id: null });
    await expect(readRegulation(ctx, id)).rejects.toThrow('not_found');
    expect(await regulationsOf(ctx, course_id)).toEqual([]);
  });

  test.for([0, -1, 1.5, Number.NaN, 999_999])('is not found for the class %s', async (id, { ctx }) => {
    await expect(readRegulation(ctx, id)).rejects.toThrow('not_found');
  });

  test('is never another file of the operator', async ({ ctx }) => {
    const { id } = await makeClass(ctx);
    const proof = await saveFile(asSystem(ctx), { ...pdf, category: 'payment_proof', allowed: ['pdf'] });
    for (const regulation_file_id of [proof.id, 999_999]) {
      await expect(updateClass(asSystem(ctx), { id, regulation_file_id })).rejects.toThrow('invalid_input');
      await expect(makeClass(ctx, { regulation_file_id })).rejects.toThrow('invalid_input');
    }
  });

  test('is a PDF that only editors upload', async ({ ctx }) => {
    const student = await signInAs(ctx, await makeUser(ctx));
    await expect(sendRegulation(ctx)).rejects.toThrow('not_signed_in');
    await expect(sendRegulation(student)).rejects.toThrow('not_allowed');
    await expect(sendRegulation(asSystem(ctx), pngBytes())).rejects.toThrow('file_type_not_allowed');
  });
});
