import { writeAskedLetter, writeAboutChange } from '#api/accounts/index.ts';
import { issueCertificate } from '#api/certificates/index.ts';
import { openEnrollments } from '#api/enrollments/index.ts';
import { settleClass } from '#api/learning/index.ts';
import { forgetPictureBytes } from '#api/files/index.ts';
import { paidSeats } from '#api/orders/index.ts';
import { applyEvent, closePending, requestReference, withdrawReference } from '#api/payments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { EventKind, Events } from '#api/shared/events.ts';
import { sendWrittenMail } from '#api/shared/send-mail.ts';
import { makeExport } from './personal-data/make-export.ts';
import { clearFromCart, fulfilSeat } from './take-bought-seat.ts';

type Reaction<K extends EventKind> = { name: string; run: (ctx: Ctx, event: Events[K]) => Promise<void> };
export type Reactions = { [K in EventKind]: Reaction<K>[] };

/** All that follows from an event, at least once and in no order; each bears repeating. */
export const reactions: Reactions = {
  mail_written: [{ name: 'send-mail', run: (ctx, { mail_id }) => sendWrittenMail(ctx, mail_id) }],
  picture_dropped: [{ name: 'forget-picture-bytes', run: (ctx, { sha256 }) => forgetPictureBytes(ctx, sha256) }],
  letter_asked: [{ name: 'write-letter', run: (ctx, { letter_id }) => writeAskedLetter(ctx, letter_id) }],
  address_change_asked: [
    {
      name: 'write-about-address-change',
      run: (ctx, { address_change_id }) => writeAboutChange(ctx, address_change_id),
    },
  ],
  order_placed: [],
  payment_started: [{ name: 'request-reference', run: (ctx, { payment_id }) => requestReference(ctx, payment_id) }],
  payment_closed: [{ name: 'withdraw-reference', run: (ctx, { payment_id }) => withdrawReference(ctx, payment_id) }],
  payment_event_received: [
    { name: 'apply-payment-event', run: (ctx, { payment_event_id }) => applyEvent(ctx, payment_event_id) },
  ],
  order_paid: [
    {
      name: 'open-enrollments',
      run: async (ctx, { order_id }) => openEnrollments(ctx, await paidSeats(ctx, order_id)),
    },
  ],
  order_canceled: [
    { name: 'close-pending-payment', run: (ctx, { order_id }) => closePending(ctx, order_id, 'order canceled') },
  ],
  class_concluded: [{ name: 'settle-class', run: (ctx, { class_id }) => settleClass(ctx, class_id) }],
  enrollment_opened: [
    { name: 'fulfil-order', run: (ctx, { enrollment_id }) => fulfilSeat(ctx, enrollment_id) },
    { name: 'clear-from-cart', run: (ctx, { enrollment_id }) => clearFromCart(ctx, enrollment_id) },
  ],
  export_requested: [{ name: 'make-export', run: (ctx, { export_id }) => makeExport(ctx, export_id) }],
  enrollment_concluded: [
    {
      name: 'issue-certificate',
      run: async (ctx, { enrollment_id }) => {
        await issueCertificate(ctx, enrollment_id);
      },
    },
  ],
  session_reused: [],
  password_changed: [],
  factor_changed: [],
  new_device_signed_in: [],
};
