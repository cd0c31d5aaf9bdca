import type { contract } from '#contract/index.ts';
import type { RefusalCode } from '#contract/refusals.ts';

/** What the owner of the access matrix has, by its id; `password` is the owner's. */
export type Belongings = {
  userId: number;
  personId: number;
  username: string;
  password: string;
  sessionId: number;
  courseId: number;
  classId: number;
  categoryId: number;
  categorySlug: string;
  partnerId: number;
  orderId: number;
  invoiceId: number;
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
  /** Nobody's any more. */
  lostReviewId: number;
  warningId: number;
  notificationId: number;
  postId: number;
};

/**
 * What an answer must be: `ok` a success, `nothing` a success that shows nobody's own, `own` anything that concerns the
 * caller alone, or the code of a refusal.
 */
export type Said = 'ok' | 'nothing' | 'own' | RefusalCode;

/** What is sent, and what a guest, a stranger (another student, a client) and the owner are answered. */
export type Row = { body: (of: Belongings) => unknown; guest: Said; stranger: Said; owner: Said };

type Body = unknown;
type BodyOf = (of: Belongings) => Body;

/** For anybody alike. */
export function forAll(body: BodyOf, said: Said = 'ok'): Row {
  return { body, guest: said, stranger: said, owner: said };
}

/** For those with a claim; neither a guest, nor a stranger, nor the owner of what it names has it. */
export function forEditors(body: BodyOf): Row {
  return { body, guest: 'not_signed_in', stranger: 'not_allowed', owner: 'not_allowed' };
}

/** Names a thing of somebody, which is not there for others. */
export function ofOwner(body: BodyOf, owner: Said = 'ok'): Row {
  return { body, guest: 'not_signed_in', stranger: 'not_found', owner };
}

/** Lists things of somebody, which others do not see. */
export function listOfOwner(filter: BodyOf): Row {
  return { body: (of) => ({ filter: filter(of) }), guest: 'not_signed_in', stranger: 'nothing', owner: 'ok' };
}

/** Concerns anyone who asks, and names nobody. */
export function ofCaller(body: BodyOf, owner: Said = 'own'): Row {
  return { body, guest: 'not_signed_in', stranger: 'own', owner };
}

/** `{data: [one]}`. */
export function one(item: BodyOf): BodyOf {
  return (of) => ({ data: [item(of)] });
}

/** A raw address as it is called: the path of these belongings, and the body of the row as a form, or none. */
export type RawRow = Row & { path: (of: Belongings) => string };

export function at(row: Row, path: RawRow['path']): RawRow {
  return { ...row, path };
}

/** A form of these fields, with a small file beside them. */
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

/** Raw routes by method and path. */
type SliceRows<K extends keyof Contract> = {
  calls: Record<keyof Contract[K], Row>;
  raw?: Record<string, RawRow>;
};

/** Who may make which call of a slice; a call without its row does not compile. */
export function accessRowsOf<K extends keyof Contract>(key: K, rows: SliceRows<K>): AccessRows {
  return { key, ...rows };
}

export type AccessRows = { key: string; calls: Record<string, Row>; raw?: Record<string, RawRow> };
