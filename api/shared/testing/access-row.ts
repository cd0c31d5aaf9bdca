import type { contract } from '#contract/index.ts';
import type { RefusalCode } from '#contract/refusals.ts';

export type Belongings = {
  userId: number;
  personId: number;
  username: string;
  password: string;
  sessionId: number;
  courseId: number;
  classId: number;
  /** A lesson of that class. */
  lessonId: number;
  categoryId: number;
  categorySlug: string;
  partnerId: number;
  orderId: number;
  orderItemId: number;
  invoiceId: number;
  fiscalDocumentId: number;
  paymentId: number;
  enrollmentId: number;
  learntCourseId: number;
  contentId: number;
  moduleId: number;
  scormContentId: number;
  certificateId: number;
  certificateToken: string;
  qualificationId: number;
  documentId: number;
  pictureId: number;
  reviewId: number;
  /** A review whose author is erased. */
  lostReviewId: number;
  warningId: number;
  notificationId: number;
  postId: number;
  organizationId: number;
  /** An invitation to the organization of the owner. */
  affiliationId: number;
  taxAddressId: number;
};

/**
 * The expected answer: `ok` is a success, `nothing` a success without anybody's data, `own` any answer about the caller
 * alone, and otherwise the code of a refusal.
 */
export type Outcome = 'ok' | 'nothing' | 'own' | RefusalCode;

export type Row = { body: (of: Belongings) => unknown; guest: Outcome; stranger: Outcome; owner: Outcome };

type BodyOf = (of: Belongings) => unknown;

export function forAll(body: BodyOf, said: Outcome = 'ok'): Row {
  return { body, guest: said, stranger: said, owner: said };
}

/** Needs a claim, which neither a stranger (another student or a client) nor the owner has. */
export function forEditors(body: BodyOf): Row {
  return { body, guest: 'not_signed_in', stranger: 'not_allowed', owner: 'not_allowed' };
}

export function ofOwner(body: BodyOf, owner: Outcome = 'ok'): Row {
  return { body, guest: 'not_signed_in', stranger: 'not_found', owner };
}

/** For a content that the caller is enrolled for. */
export function ofLearner(body: BodyOf, owner: Outcome = 'ok'): Row {
  return { body, guest: 'not_signed_in', stranger: 'not_enrolled', owner };
}

export function listOfOwner(filter: BodyOf): Row {
  return { body: (of) => ({ filter: filter(of) }), guest: 'not_signed_in', stranger: 'nothing', owner: 'ok' };
}

export function ofCaller(body: BodyOf, owner: Outcome = 'own'): Row {
  return { body, guest: 'not_signed_in', stranger: 'own', owner };
}

export function one(item: BodyOf): BodyOf {
  return (of) => ({ data: [item(of)] });
}

export type RawRow = Row & { path: (of: Belongings) => string };

export function at(row: Row, path: RawRow['path']): RawRow {
  return { ...row, path };
}

export function form(fields: Record<string, string | number> = {}): Record<string, string | number> {
  return fields;
}

export function noForm(): null {
  return null;
}

export function text(words: string): { pt: string } {
  return { pt: words };
}

type Contract = typeof contract;

/** The rows of every call of a slice; a missing one does not compile. */
export function accessRowsOf<K extends keyof Contract>(
  key: K,
  rows: Pick<AccessRows, 'raw'> & { calls: Record<keyof Contract[K], Row> },
): AccessRows {
  return { key, ...rows };
}

export type AccessRows = { key: string; calls: Record<string, Row>; raw?: Record<string, RawRow> };
