import type { LocaleKey } from '#contract/basics.ts';
import { classFacts, factsOfClass } from '#api/offer/classes/index.ts';
import { usersWithClaim } from '#api/people/identity/index.ts';
import { inform, notifyPersons, settleWarnings } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { textsFor } from '#api/shared/texts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { enrollmentFacts } from '../enrollment-summary.ts';
import { findFile, hasNothingToHandIn, hasNothingToReview, type FileRow } from './store.ts';

const tabOf = (classId: number) => `/classes/${classId}/enrollment`;
const subjectOf = (enrollmentId: number) => `enrollment ${enrollmentId} files`;

/** The files that the class demands wait to be handed in. */
export function notifyRegistered(ctx: Ctx, enrollmentId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const result = await enrollmentFacts(tx, enrollmentId);
    const { person_id, class_id, status } = result;
    if (status !== 'registered' || (await hasNothingToHandIn(tx, enrollmentId))) return;
    const facts = factsOfClass(result);
    const about = { kind: 'enrollment_registered', subject: subjectOf(enrollmentId) } as const;
    await notifyPersons(tx, [person_id], { ...about, facts, link: tabOf(class_id) });
  });
}

/** Staff review all files of an enrollment together, so they are notified when nothing is left to hand in. */
export function notifyHandedIn(ctx: Ctx, fileId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const file = await findFile(tx, fileId, 'all');
    if (!file || file.status !== 'handed_in' || !(await hasNothingToHandIn(tx, file.enrollment_id))) return;
    await settleLearner(tx, file.enrollment_id);
    const facts = { ...factsOfClass(await classFacts(tx, file.class_id)), person: file.person_name };
    const subject = `${subjectOf(file.enrollment_id)} of ${file.handed_in_at?.toISOString()}`;
    for (const user_id of await usersWithClaim(tx, 'enrollments.edit')) {
      const message = { user_id, kind: 'enrollment_files_to_review', subject, facts } as const;
      await inform(tx, { ...message, link: tabOf(file.class_id) });
    }
  });
}

export function notifyDecided(ctx: Ctx, fileId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const file = await findFile(tx, fileId, 'all');
    if (!file) return;
    if (await hasNothingToReview(tx, file.enrollment_id)) {
      await settleWarnings(tx, { kinds: ['enrollment_files_to_review'], subject: subjectOf(file.enrollment_id) });
    }
    if (file.status !== 'approved' && file.status !== 'rejected') return;
    const kind = file.status === 'approved' ? 'enrollment_file_approved' : 'enrollment_file_rejected';
    const subject = `${subjectOf(file.enrollment_id)} ${fileId} ${file.decided_at?.toISOString()}`;
    await notifyPersons(tx, [file.person_id], {
      kind,
      subject,
      facts: { ...factsOfClass(await classFacts(tx, file.class_id)), ...factsOf(file) },
      link: tabOf(file.class_id),
    });
  });
}

function factsOf({ category, reason }: FileRow) {
  return {
    document: { text: { pt: nameOf(category, 'pt-PT'), 'en-GB': nameOf(category, 'en-GB') } },
    reason: reason ?? '',
  };
}

function nameOf(category: FileRow['category'], locale: LocaleKey): string {
  return textsFor(locale)(`student.${category}`);
}

/** `due_at` tells the deadlines of one enrollment apart. */
export function notifyFilesDue(ctx: Ctx, enrollmentId: number, due_at: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const result = await enrollmentFacts(tx, enrollmentId);
    const { person_id, class_id, status, tz } = result;
    if (status !== 'registered' || (await hasNothingToHandIn(tx, enrollmentId))) return;
    const facts = { ...factsOfClass(result), due: { moment: due_at, tz } };
    const subject = `${subjectOf(enrollmentId)} until ${due_at}`;
    await notifyPersons(tx, [person_id], { kind: 'enrollment_files_due', subject, facts, link: tabOf(class_id) });
  });
}

const toLearner = ['enrollment_registered', 'enrollment_file_rejected', 'enrollment_files_due'] as const;

/** What the learner was asked for is done, or no longer needed. */
export function settleLearner(ctx: Ctx, enrollmentId: number): Promise<void> {
  return settleWarnings(ctx, { kinds: [...toLearner], subject: subjectOf(enrollmentId) });
}

/** The enrollment is confirmed or over: nobody has anything left to do. */
export function settleFiles(ctx: Ctx, enrollmentId: number): Promise<void> {
  const kinds = [...toLearner, 'enrollment_files_to_review'] as const;
  return settleWarnings(ctx, { kinds: [...kinds], subject: subjectOf(enrollmentId) });
}
