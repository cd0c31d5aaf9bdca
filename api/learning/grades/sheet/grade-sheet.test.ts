import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { test } from '#api/shared/testing/database.ts';
import { createAssessment, makeGradedClass, makePublished, recordGrades } from '../make.ts';
import { gradesCsv, gradesPdf } from './grade-sheet.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('the grade sheet of a class', () => {
  test('has published grades alone', async ({ ctx }) => {
    const made = await makeGradedClass(ctx);
    await makePublished(made, { grade: 14.5 });
    const { id } = await createAssessment(made.trainer, { class_id: made.classId, title: 'Exercício 2' });
    const cell = { assessment_id: id, enrollment_id: made.learners[0]?.enrollmentId ?? 0, grade: 9, version: 0 };
    await recordGrades(made.trainer, { class_id: made.classId, cells: [cell] });
    const { name, bytes } = await gradesCsv({ ...made.trainer, locale: 'pt-PT' }, made.classId);
    expect(name).toMatch(/^Pauta-de-notas-.*\.csv$/);
    expect(textOf(bytes).trim().split('\r\n')).toEqual([
      '"Nome";"Nota final";"Exercício 1";"Exercício 2"',
      '"Pessoa 1";"";"14.5";""',
      '"Pessoa 2";"";"14.5";""',
    ]);
    for (const locale of ['pt-PT', 'en-GB'] as const) {
      const pdf = await gradesPdf({ ...made.trainer, locale }, made.classId);
      expect(textOf(pdf.bytes).slice(0, 5)).toBe('%PDF-');
    }
  });

  test('is for trainers of the class and staff', async ({ ctx }) => {
    const made = await makeGradedClass(ctx);
    await expect(gradesCsv(made.learners[0]?.ctx ?? ctx, made.classId)).rejects.toThrow('not_found');
    await expect(gradesPdf(await asA(ctx, 'trainer'), made.classId)).rejects.toThrow('not_found');
    await expect(gradesPdf(ctx, made.classId)).rejects.toThrow('not_signed_in');
    expect((await gradesPdf(await asA(ctx, 'administrator'), made.classId)).bytes.length).toBeGreaterThan(1000);
  });
});
