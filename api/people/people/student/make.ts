import { randomUUID } from 'node:crypto';
import type { NewQualification, Qualification, StudentDocument } from '#contract/people/people/student.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { createQualification } from './create-qualification.ts';
import { storeStudentDocument, uploadStudentDocument, type SentDocument } from './upload-student-document.ts';

export { acceptStudentDocument, rejectStudentDocument } from './judge-student-document.ts';

export function makeQualification(ctx: Ctx, input: Partial<NewQualification> = {}): Promise<Qualification> {
  return createQualification(ctx, {
    level: 'degree',
    field: 'Economia',
    institution: 'Universidade Agostinho Neto',
    country: 'AO',
    from_year: 2010,
    to_year: 2014,
    is_concluded: true,
    ...input,
  });
}

export async function makeStudentDocument(ctx: Ctx, input: Partial<SentDocument> = {}): Promise<StudentDocument> {
  const sent: SentDocument = {
    category: 'id-copy',
    title: null,
    qualificationId: null,
    name: `${randomUUID()}.pdf`,
    bytes: pdfBytes(),
    ...input,
  };
  return uploadStudentDocument(ctx, await storeStudentDocument(ctx, sent));
}
