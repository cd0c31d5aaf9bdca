import { randomUUID } from 'node:crypto';
import type { InboxKind } from '#contract/areas/inbox/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { signedIn } from '#api/shared/context.ts';
import { dismissReports, hideReview, makeReview, reportReview } from '#api/areas/reviews/make.ts';
import {
  approveEnrollmentFile,
  filesOf,
  handIn,
  makeOrderItem,
  openEnrollments,
  rejectEnrollmentFile,
} from '#api/learning/enrollments/make.ts';
import { moveClass } from '#api/offer/classes/index.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import {
  answerContactMessage,
  closeContactMessage,
  createContactMessage,
  discardMail,
} from '#api/people/messages/make.ts';
import { acceptStudentDocument, makeStudentDocument, rejectStudentDocument } from '#api/people/people/student/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { makeCreditBuyer } from '#api/sales/accounts/make.ts';
import {
  approvePayment,
  byContract,
  byTransfer,
  decideRefund,
  makePayment,
  proveTransfer,
  receiveMoney,
  rejectPayment,
  requestRefund,
  resolvePaymentCase,
} from '#api/sales/payments/make.ts';
import { writeMail } from '#api/shared/mail/mail.ts';
import { asSystem } from '#api/shared/testing/actors.ts';

type Decision = (staff: Ctx, id: number) => Promise<unknown>;

/** How one of each kind comes to wait, and two ways to decide it, of which the second comes too late. */
type Kind = { make: (ctx: Ctx) => Promise<number>; decisions: readonly [Decision, Decision] | null };

const reason = 'Não se lê.';
const while_waiting = true;

export const waitingKinds: Record<InboxKind, Kind> = {
  proof: {
    make: async (ctx) => {
      const { buyer, payment } = await makePayment(ctx, byTransfer);
      return (await proveTransfer(buyer, payment)).id;
    },
    decisions: [
      (staff, id) => approvePayment(staff, { id, while_waiting }),
      (staff, id) => rejectPayment(staff, { id, reason }),
    ],
  },
  credit_approval: {
    make: async (ctx) => (await makePayment(ctx, { ...(await makeCreditBuyer(ctx)), ...byContract })).payment.id,
    decisions: [
      (staff, id) => approvePayment(staff, { id, while_waiting }),
      (staff, id) => rejectPayment(staff, { id, reason }),
    ],
  },
  payment_case: {
    make: async (ctx) => {
      const made = await makePayment(ctx);
      await receiveMoney(ctx, made, { id: 1, amountMinor: made.payment.amount_minor + 100 });
      return idOf(ctx, 'payment_cases');
    },
    decisions: [
      (staff, id) => resolvePaymentCase(staff, { id, move: 'dismiss', note: reason }),
      (staff, id) => resolvePaymentCase(staff, { id, move: 'refund', note: reason }),
    ],
  },
  refund: {
    make: async (ctx) => {
      const { payment, order, buyer } = await makePayment(ctx, byTransfer);
      await approvePayment(asSystem(ctx), { id: payment.id });
      return (await requestRefund(buyer, { order_id: order.id, reason })).id;
    },
    decisions: [
      (staff, id) => decideRefund(staff, { id, decision: 'approve' }),
      (staff, id) => decideRefund(staff, { id, decision: 'refuse', reason }),
    ],
  },
  enrollment_file: {
    make: async (ctx) => {
      const { id, course_id } = await makeClass(ctx, { mandatory_files: ['id-copy'] });
      const learner = await asA(ctx, 'student');
      const order_item_id = await makeOrderItem(ctx, { class_id: id, course_id });
      const seat = { order_item_id, class_id: id, course_id, person_ids: [signedIn(learner).personId] };
      await openEnrollments(asSystem(ctx), [seat]);
      const [file] = await filesOf(learner);
      return (await handIn(learner, file?.id ?? 0)).id;
    },
    decisions: [
      (staff, id) => approveEnrollmentFile(staff, { id }),
      (staff, id) => rejectEnrollmentFile(staff, { id, reason }),
    ],
  },
  student_document: {
    make: async (ctx) => (await makeStudentDocument(await asA(ctx, 'student'))).id,
    decisions: [
      (staff, id) => acceptStudentDocument(staff, { id, while_waiting }),
      (staff, id) => rejectStudentDocument(staff, { id, reason, while_waiting }),
    ],
  },
  class_below_minimum: {
    make: async (ctx) => {
      const past = new Date(ctx.now().getTime() - 3_600_000).toISOString();
      return (await makeClass(ctx, { min_participants: 6, registration_deadline: past })).id;
    },
    decisions: [
      (staff, id) => moveClass(staff, { id, move: 'cancel', reason }),
      (staff, id) => moveClass(staff, { id, move: 'cancel', reason }),
    ],
  },
  reported_review: {
    make: async (ctx) => {
      const { review } = await makeReview(ctx);
      return (await reportReview(await asA(ctx, 'client'), { id: review.id, reason })).id;
    },
    decisions: [
      (staff, id) => hideReview(staff, { id, reason, while_waiting }),
      (staff, id) => dismissReports(staff, { id }),
    ],
  },
  contact_message: {
    make: async (ctx) => {
      await writeSetting(asSystem(ctx), { key: 'contactEmail', value: 'ajuda@mestria.test' });
      const sender = { name: 'Ana Tavares', email: 'ana@exemplo.ao', subject: 'Faturas' };
      await createContactMessage(ctx, { ...sender, message: 'Como peço a fatura?', website: '' });
      return idOf(ctx, 'contact_messages');
    },
    decisions: [
      (staff, id) => answerContactMessage(staff, { id, text: 'Segue em anexo.' }),
      (staff, id) => closeContactMessage(staff, { id }),
    ],
  },
  hand_over: {
    make: async (ctx) => {
      const { order } = await makePayment(ctx);
      const failed = { state: 'failed', attempts: 3, last_error: 'The ERP answered 500.', attempted_at: ctx.now() };
      const unique = { idempotency_key: randomUUID(), created_at: ctx.now() };
      const { id } = await ctx.db
        .insertInto('fiscal_hand_overs')
        .values({
          order_id: order.id,
          user_id: order.user_id,
          kind: 'order_paid',
          occasion: `order ${order.id}`,
          ...failed,
          ...unique,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    // It is sent again as often as staff say so; the ERP recognises it.
    decisions: null,
  },
  mail: {
    make: async (ctx) => {
      await writeMail(ctx, { to: 'ana@exemplo.ao', locale: 'pt-PT', subject: 'Olá', text: 'Bem-vinda.' });
      const id = await idOf(ctx, 'mails');
      const created_at = new Date(ctx.now().getTime() - 3_600_000);
      await ctx.db.updateTable('mails').set({ created_at }).where('id', '=', id).execute();
      return id;
    },
    decisions: [(staff, id) => discardMail(staff, { id }), (staff, id) => discardMail(staff, { id })],
  },
};

/** The newest row. */
async function idOf(ctx: Ctx, table: 'payment_cases' | 'contact_messages' | 'mails'): Promise<number> {
  const { id } = await ctx.db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return id;
}
