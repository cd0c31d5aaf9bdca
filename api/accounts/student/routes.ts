import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { createQualification } from './create-qualification.ts';
import { deleteQualification } from './delete-qualification.ts';
import { deleteStudentDocument } from './delete-student-document.ts';
import { acceptStudentDocument, rejectStudentDocument } from './judge-student-document.ts';
import { retrieveQualifications } from './retrieve-qualifications.ts';
import { retrieveStudentDocuments } from './retrieve-student-documents.ts';
import { updateQualification } from './update-qualification.ts';

const { accounts } = serve;

/** The calls of the student record. */
export const studentRoutes = {
  retrieveQualifications: accounts.retrieveQualifications.handler(async ({ context, input }) =>
    answer(await retrieveQualifications(context, askOf(input)), input),
  ),
  createQualification: accounts.createQualification.handler(async ({ context, input }) =>
    done(await createQualification(context, input.data[0])),
  ),
  updateQualification: accounts.updateQualification.handler(async ({ context, input }) =>
    done(await updateQualification(context, input.data[0])),
  ),
  deleteQualification: accounts.deleteQualification.handler(async ({ context, input }) =>
    done(await deleteQualification(context, input.data[0])),
  ),
  retrieveStudentDocuments: accounts.retrieveStudentDocuments.handler(async ({ context, input }) =>
    answer(await retrieveStudentDocuments(context, askOf(input)), input),
  ),
  deleteStudentDocument: accounts.deleteStudentDocument.handler(async ({ context, input }) =>
    done(await deleteStudentDocument(context, input.data[0])),
  ),
  acceptStudentDocument: accounts.acceptStudentDocument.handler(async ({ context, input }) =>
    done(await acceptStudentDocument(context, input.data[0])),
  ),
  rejectStudentDocument: accounts.rejectStudentDocument.handler(async ({ context, input }) =>
    done(await rejectStudentDocument(context, input.data[0])),
  ),
};
