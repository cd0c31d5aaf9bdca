import type { DocumentReference, DocumentRejection, StudentDocument } from '#contract/people/people/student.ts';
import { invalidTransition } from '#contract/rules/life-cycle.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findDocument, judgeDocument, lockDocument, type DocumentRow } from './document-store.ts';
import { nextDocumentStatus, type DocumentMove } from './model/document-status.ts';
import { presentedDocument } from './present-document.ts';
import { userOfPerson, wordAccountEmail } from '#api/people/identity/index.ts';
import { textsFor } from '#api/shared/texts.ts';

export function acceptStudentDocument(ctx: Ctx, input: DocumentReference): Promise<StudentDocument> {
  return judge(ctx, { ...input, move: 'accept', reason: null });
}

export function rejectStudentDocument(ctx: Ctx, input: DocumentRejection): Promise<StudentDocument> {
  return judge(ctx, { ...input, move: 'reject' });
}

type Judgement = DocumentReference & { move: DocumentMove; reason: string | null };

async function judge(ctx: Ctx, { id, move, reason, while_waiting }: Judgement): Promise<StudentDocument> {
  requireClaim(ctx, 'enrollments.edit');
  return inTransaction(ctx, async (tx) => {
    const document = await lockDocument(tx, id);
    if (!document) throw new Refusal('not_found');
    if (while_waiting && document.status !== 'pending') throw invalidTransition(document.status ?? '', move);
    const status = nextDocumentStatus(document.status, move);
    await judgeDocument(tx, { id, status, reason });
    // The reason is stored with the document only, and is deleted with it.
    await recordMove(tx, { subject: 'student_document', subjectId: id, move, from: document.status, to: status });
    const judged = await findDocument(tx, id, 'all');
    if (!judged) throw new Error(`The paper ${id} is gone.`);
    await mailAboutDocument(tx, judged);
    return presentedDocument(judged);
  });
}

async function mailAboutDocument(ctx: Ctx, { person_id, category, status, rejected_reason }: DocumentRow) {
  const owner = await userOfPerson(ctx, person_id);
  if (!owner) return;
  const about = status === 'rejected' ? 'document_rejected' : 'document_accepted';
  const document = textsFor(owner.locale)(`student.${category}`);
  const url = `${ctx.config.publicUrl}/profile/student`;
  const words = { document, url, reason: rejected_reason ?? '' };
  await wordAccountEmail(ctx, { to: owner, about, words, typed: { name: owner.name } });
}
