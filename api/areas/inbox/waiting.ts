import { sql, type RawBuilder } from 'kysely';
import type { InboxKind } from '#contract/areas/inbox/values.ts';
import { minuteMs } from '#contract/rules/durations.ts';
import { paymentOffers } from '#contract/sales/payments/offers.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { literals } from '#api/shared/database/literals.ts';

type Sql = RawBuilder<unknown>;

/** What waits of one kind: where it is, since when, and whom or what it is about. */
type Source = { from: Sql; since: Sql; where?: Sql; columns?: Partial<Record<Column, Sql>> };

/** The columns that are null where a kind has none. */
const columnTypes = {
  due_at: 'timestamptz',
  detail: 'text',
  about: 'text',
  title: 'text',
  count: 'integer',
  least: 'integer',
  amount_minor: 'bigint',
  currency_id: 'bigint',
  user_id: 'bigint',
  person_id: 'bigint',
  order_id: 'bigint',
  class_id: 'bigint',
  course_id: 'bigint',
} as const;
type Column = keyof typeof columnTypes;
const isColumn = (name: string): name is Column => name in columnTypes;
const columns = Object.keys(columnTypes).filter(isColumn);

const onAccount = literals(paymentOffers.filter((offer) => creditKindOf(offer) !== null).map(({ method }) => method));
/** A mail is tried again at once, and then with growing pauses. */
const triedForMs = 15 * minuteMs;

const payment = {
  due_at: sql`w.expires_at`,
  detail: sql`w.method_slug`,
  amount_minor: sql`w.amount_minor`,
  currency_id: sql`w.currency_id`,
  user_id: sql`w.user_id`,
  order_id: sql`w.order_id`,
};

const sources: Record<InboxKind, (now: Date) => Source> = {
  proof: () => ({
    from: sql`from shared_pending_payments w`,
    since: sql`w.proof_sent_at`,
    where: sql`w.proof_sent_at is not null`,
    columns: payment,
  }),
  credit_approval: () => ({
    from: sql`from shared_pending_payments w`,
    since: sql`w.created_at`,
    where: sql`w.method_slug in (${onAccount}) and w.proof_sent_at is null`,
    columns: payment,
  }),
  payment_case: () => ({
    from: sql`from shared_open_cases w`,
    since: sql`coalesce(w.reclaimed_at, w.opened_at)`,
    columns: {
      detail: sql`w.kind`,
      // Nobody knows who paid what names no order.
      title: sql`case when w.order_id is null then w.received_for end`,
      amount_minor: sql`w.amount_minor`,
      currency_id: sql`(select c.id from shared_currencies c where c.key = w.currency_key)`,
      order_id: sql`w.order_id`,
    },
  }),
  refund: () => ({
    from: sql`from shared_running_refunds w`,
    since: sql`coalesce(w.sent_at, w.decided_at, w.requested_at)`,
    columns: {
      due_at: sql`case when w.status = 'requested' then w.answer_by end`,
      detail: sql`w.status`,
      about: sql`w.reason`,
      amount_minor: sql`w.amount_minor`,
      currency_id: sql`w.currency_id`,
      order_id: sql`w.order_id`,
    },
  }),
  enrollment_file: () => ({
    from: sql`from shared_files_to_review w`,
    since: sql`w.handed_in_at`,
    columns: {
      due_at: sql`w.files_due_at`,
      detail: sql`w.category`,
      person_id: sql`w.person_id`,
      class_id: sql`w.class_id`,
      course_id: sql`w.course_id`,
    },
  }),
  student_document: () => ({
    from: sql`from shared_documents_to_review w`,
    since: sql`w.created_at`,
    columns: { detail: sql`w.category`, about: sql`w.title`, person_id: sql`w.person_id` },
  }),
  class_below_minimum: (now) => ({
    from: sql`from shared_classes_below_minimum w`,
    since: sql`w.registration_deadline`,
    where: sql`w.registration_deadline <= ${now} and w.enrolled < w.min_participants
      and (w.start_at is null or w.start_at > ${now})`,
    columns: {
      due_at: sql`w.start_at`,
      title: sql`w.code`,
      count: sql`w.enrolled`,
      least: sql`w.min_participants`,
      class_id: sql`w.id`,
      course_id: sql`w.course_id`,
    },
  }),
  reported_review: () => ({
    from: sql`from shared_reported_reviews w`,
    since: sql`w.since`,
    columns: {
      about: sql`w.text`,
      count: sql`w.report_count`,
      person_id: sql`w.person_id`,
      course_id: sql`w.course_id`,
    },
  }),
  contact_message: () => ({
    from: sql`from shared_open_contact_messages w`,
    since: sql`w.sent_at`,
    columns: { title: sql`w.name`, about: sql`w.subject` },
  }),
  hand_over: () => ({
    from: sql`from shared_failed_hand_overs w`,
    since: sql`w.created_at`,
    columns: {
      detail: sql`w.kind`,
      about: sql`w.last_error`,
      count: sql`w.attempts`,
      order_id: sql`w.order_id`,
    },
  }),
  mail: (now) => ({
    from: sql`from shared_unsent_mails w`,
    since: sql`w.created_at`,
    where: sql`w.created_at < ${new Date(now.getTime() - triedForMs)}`,
    columns: { title: sql`w.recipient`, about: sql`w.subject` },
  }),
};

/** Everything that waits of these kinds, as one select. */
export function waitingOf(kinds: readonly InboxKind[], now: Date): Sql {
  return sql.join(
    kinds.map((kind) => waiting(kind, sources[kind](now))),
    sql` union all `,
  );
}

function waiting(kind: InboxKind, { from, since, where = sql`true`, columns: own = {} }: Source): Sql {
  const values = columns.map(
    (name) => sql`(${own[name] ?? sql`null`})::${sql.raw(columnTypes[name])} as ${sql.ref(name)}`,
  );
  return sql`select ${sql.lit(kind)}::text as kind, w.id, ${since} as since, ${sql.join(values)} ${from} where ${where}`;
}
