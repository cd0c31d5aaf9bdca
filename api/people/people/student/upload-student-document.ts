import { lockPerson } from '#api/people/identity/index.ts';
import {
  acceptedTypes,
  largestDocumentBytes,
  mostOthers,
  type StudentCategory,
} from '#contract/people/people/student-values.ts';
import type { StudentDocument } from '#contract/people/people/student.ts';
import { Refusal } from '#contract/refusals.ts';
import { recordFile, storeFile, type StoredFile } from '#api/platform/files/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { countDocuments, findDocument, insertDocument, replaceDocument } from './document-store.ts';
import { firstDocumentStatus } from './model/document-status.ts';
import { presentedDocument } from './present-document.ts';
import { findOwnQualification } from './qualification-store.ts';

export type SentDocument = {
  category: StudentCategory;
  title: string | null;
  qualificationId: number | null;
  name: string;
  bytes: Uint8Array;
};

type StoredDocument = Pick<SentDocument, 'category' | 'qualificationId' | 'title'> & { file: StoredFile };

export async function maySendDocument(ctx: Ctx): Promise<void> {
  const { userId } = signedIn(ctx);
  await limitRate(ctx, `student-documents ${userId}`, { most: 60, withinSeconds: 3_600 });
}

/**
 * Refuses `title_missing`, `not_found` for someone else's qualification, `too_many_entries`, and what `storeFile`
 * refuses.
 */
export async function storeStudentDocument(ctx: Ctx, sent: SentDocument): Promise<StoredDocument> {
  const { personId } = signedIn(ctx);
  const { name, bytes, category, qualificationId } = sent;
  const title = titleOf(sent);
  await requirePlace(ctx, { personId, category, qualificationId });
  const types = { allowed: acceptedTypes, mostBytes: largestDocumentBytes };
  return { category, qualificationId, title, file: await storeFile(ctx, { category, name, bytes, ...types }) };
}

/** Replaces the current document of the category, except for `outros`. Refuses `not_found` and `too_many_entries`. */
export function uploadStudentDocument(ctx: Ctx, stored: StoredDocument): Promise<StudentDocument> {
  const { personId } = signedIn(ctx);
  const { category, qualificationId, title, file } = stored;
  const place = { personId, category, qualificationId };
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, personId);
    // Again under the lock: another upload may have taken the last place.
    await requirePlace(tx, place);
    if (category !== 'outros') await replaceDocument(tx, place);
    const { id: fileId } = await recordFile(tx, file);
    const id = await insertDocument(tx, { ...place, title, status: firstDocumentStatus(category), fileId });
    const storedFile = await findDocument(tx, id, { personId });
    if (!storedFile) throw new Error(`The paper ${id} was not kept.`);
    return presentedDocument(storedFile);
  });
}

function titleOf({ category, title }: SentDocument): string | null {
  if (category !== 'outros') return null;
  const words = title?.trim().slice(0, 120);
  if (!words) throw new Refusal('title_missing', { field: 'title' });
  return words;
}

type Place = { personId: number; category: StudentCategory; qualificationId: number | null };

async function requirePlace(ctx: Ctx, { personId, category, qualificationId }: Place): Promise<void> {
  if ((category === 'qualifications-certificate') !== (qualificationId !== null)) {
    throw new Refusal('invalid_input', { field: 'qualification_id' });
  }
  if (qualificationId !== null && !(await findOwnQualification(ctx, { id: qualificationId, personId }))) {
    throw new Refusal('not_found');
  }
  if (category === 'outros' && (await countDocuments(ctx, personId, category)) >= mostOthers) {
    throw new Refusal('too_many_entries', { most: mostOthers });
  }
}
