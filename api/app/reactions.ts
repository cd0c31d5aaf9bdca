import { writeAskedLetter, writeAboutChange } from '#api/accounts/index.ts';
import { countSales } from '#api/catalogue/index.ts';
import { issueCertificate } from '#api/certificates/index.ts';
import { openEnrollments } from '#api/enrollments/index.ts';
import { settleClass } from '#api/learning/index.ts';
import { drawShownPicture, forgetFile, forgetPictureBytes } from '#api/files/index.ts';
import { paidSeats } from '#api/orders/index.ts';
import { applyEvent, closePending, requestReference, withdrawReference } from '#api/payments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { EventKind, Events } from '#api/shared/events.ts';
import { sendWrittenMail } from '#api/shared/send-mail.ts';
import { openPackage } from './open-package.ts';
import { makeExport } from './personal-data/make-export.ts';
import {
  tellAccountClosing,
  tellAccountKept,
  tellExportReady,
  tellFactorChanged,
  tellNewDevice,
  tellPasswordChanged,
  tellSessionReused,
} from './tell-users/about-accounts.ts';
import { tellCertificate } from './tell-users/about-certificates.ts';
import { tellClassCanceled, tellClassConcluded, tellClassMoved, tellEnrollment } from './tell-users/about-learning.ts';
import {
  settlePaymentWarnings,
  tellOrderCanceled,
  tellOrderPaid,
  tellOrderPlaced,
  tellPaymentClosed,
  tellPaymentDeclined,
  tellProofSent,
  tellServiceDelivered,
} from './tell-users/about-orders.ts';
import { tellReviewReported } from './tell-users/about-reviews.ts';
import { settleSeatOffer, tellOfferWithdrawn, tellSeatOffered, tellWaitingEnded } from './tell-users/about-waiting.ts';
import { tellPricesChanged, tellSeatFreed } from './tell-users/about-wishes.ts';
import { clearFromCart, clearFromWishlist, fulfilSeat, leaveWaiting } from './take-bought-seat.ts';

type Reaction<K extends EventKind> = {
  name: string;
  run: (ctx: Ctx, event: Events[K], eventId: number) => Promise<void>;
  /** It takes seconds of the processor: one at a time, in nobody's way. */
  isHeavy?: true;
};
export type Reactions = { [K in EventKind]: Reaction<K>[] };

/** All that follows from an event, at least once and in no order; each bears repeating. */
export const reactions: Reactions = {
  course_prices_changed: [
    { name: 'tell-prices-changed', run: (ctx, { course_ids }, id) => tellPricesChanged(ctx, course_ids, id) },
  ],
  review_reported: [
    { name: 'tell-review-reported', run: (ctx, { review_report_id }) => tellReviewReported(ctx, review_report_id) },
  ],
  seat_freed: [{ name: 'tell-seat-freed', run: (ctx, { class_id }, id) => tellSeatFreed(ctx, class_id, id) }],
  seat_offered: [
    { name: 'tell-seat-offered', run: (ctx, { waiting_entry_id }) => tellSeatOffered(ctx, waiting_entry_id) },
  ],
  seat_offer_ended: [
    { name: 'settle-seat-offer', run: (ctx, { waiting_entry_id }) => settleSeatOffer(ctx, waiting_entry_id) },
  ],
  seat_offer_withdrawn: [{ name: 'tell-offer-withdrawn', run: tellOfferWithdrawn }],
  waiting_ended: [{ name: 'tell-waiting-ended', run: tellWaitingEnded }],
  mail_written: [{ name: 'send-mail', run: (ctx, { mail_id }) => sendWrittenMail(ctx, mail_id) }],
  file_dropped: [{ name: 'forget-file', run: (ctx, { file_id }) => forgetFile(ctx, file_id) }],
  picture_dropped: [{ name: 'forget-picture-bytes', run: (ctx, { sha256 }) => forgetPictureBytes(ctx, sha256) }],
  picture_shown: [
    { name: 'draw-shown-picture', run: (ctx, { picture_id }) => drawShownPicture(ctx, picture_id), isHeavy: true },
  ],
  letter_asked: [{ name: 'write-letter', run: (ctx, { letter_id }) => writeAskedLetter(ctx, letter_id) }],
  address_change_asked: [
    {
      name: 'write-about-address-change',
      run: (ctx, { address_change_id }) => writeAboutChange(ctx, address_change_id),
    },
  ],
  order_placed: [{ name: 'tell-order-placed', run: (ctx, { order_id }) => tellOrderPlaced(ctx, order_id) }],
  payment_started: [
    { name: 'request-reference', run: (ctx, { payment_id }) => requestReference(ctx, payment_id) },
    { name: 'settle-payment-warnings', run: (ctx, { payment_id }) => settlePaymentWarnings(ctx, payment_id) },
  ],
  payment_closed: [
    { name: 'withdraw-reference', run: (ctx, { payment_id }) => withdrawReference(ctx, payment_id) },
    { name: 'tell-payment-closed', run: (ctx, { payment_id }) => tellPaymentClosed(ctx, payment_id) },
  ],
  payment_declined: [
    { name: 'tell-payment-declined', run: (ctx, { payment_id }) => tellPaymentDeclined(ctx, payment_id) },
  ],
  proof_sent: [{ name: 'tell-proof-sent', run: (ctx, { payment_id }) => tellProofSent(ctx, payment_id) }],
  payment_event_received: [
    { name: 'apply-payment-event', run: (ctx, { payment_event_id }) => applyEvent(ctx, payment_event_id) },
  ],
  order_paid: [
    {
      name: 'open-enrollments',
      run: async (ctx, { order_id }) => openEnrollments(ctx, await paidSeats(ctx, order_id)),
    },
    {
      name: 'count-sales',
      run: async (ctx, { order_id }) => countSales(ctx, coursesOf(await paidSeats(ctx, order_id))),
    },
    { name: 'tell-order-paid', run: (ctx, { order_id }) => tellOrderPaid(ctx, order_id) },
  ],
  service_delivered: [
    {
      name: 'tell-service-delivered',
      run: (ctx, { order_id, order_item_id }) => tellServiceDelivered(ctx, order_id, order_item_id),
    },
  ],
  order_canceled: [
    { name: 'close-pending-payment', run: (ctx, { order_id }) => closePending(ctx, order_id, 'order canceled') },
    { name: 'tell-order-canceled', run: (ctx, { order_id }) => tellOrderCanceled(ctx, order_id) },
  ],
  class_concluded: [
    { name: 'settle-class', run: (ctx, { class_id }) => settleClass(ctx, class_id) },
    { name: 'tell-class-concluded', run: (ctx, { class_id }) => tellClassConcluded(ctx, class_id) },
  ],
  class_canceled: [
    { name: 'tell-class-canceled', run: (ctx, { class_id, reason }) => tellClassCanceled(ctx, class_id, reason) },
  ],
  class_moved: [{ name: 'tell-class-moved', run: (ctx, { class_id }, id) => tellClassMoved(ctx, class_id, id) }],
  enrollment_opened: [
    { name: 'fulfil-order', run: (ctx, { enrollment_id }) => fulfilSeat(ctx, enrollment_id) },
    { name: 'clear-from-cart', run: (ctx, { enrollment_id }) => clearFromCart(ctx, enrollment_id) },
    { name: 'open-package', run: (ctx, { enrollment_id }) => openPackage(ctx, enrollment_id) },
    { name: 'leave-waiting', run: (ctx, { enrollment_id }) => leaveWaiting(ctx, enrollment_id) },
    { name: 'clear-from-wishlist', run: (ctx, { enrollment_id }) => clearFromWishlist(ctx, enrollment_id) },
    {
      name: 'tell-enrollment-opened',
      run: (ctx, { enrollment_id }) => tellEnrollment(ctx, 'enrollment_opened', enrollment_id),
    },
  ],
  export_requested: [{ name: 'make-export', run: (ctx, { export_id }) => makeExport(ctx, export_id) }],
  enrollment_concluded: [
    {
      name: 'issue-certificate',
      run: async (ctx, { enrollment_id }) => {
        await issueCertificate(ctx, enrollment_id);
      },
    },
    {
      name: 'tell-enrollment-concluded',
      run: (ctx, { enrollment_id }) => tellEnrollment(ctx, 'enrollment_concluded', enrollment_id),
    },
  ],
  enrollment_ended: [
    {
      name: 'tell-enrollment-canceled',
      run: (ctx, { enrollment_id }) => tellEnrollment(ctx, 'enrollment_canceled', enrollment_id),
    },
  ],
  certificate_issued: [
    {
      name: 'tell-certificate-issued',
      run: (ctx, { certificate_id }) => tellCertificate(ctx, 'certificate_issued', certificate_id),
    },
  ],
  certificate_revoked: [
    {
      name: 'tell-certificate-revoked',
      run: (ctx, { certificate_id }) => tellCertificate(ctx, 'certificate_revoked', certificate_id),
    },
  ],
  certificate_replaced: [
    {
      name: 'tell-certificate-replaced',
      run: (ctx, { certificate_id }) => tellCertificate(ctx, 'certificate_replaced', certificate_id),
    },
  ],
  session_reused: [{ name: 'tell-session-reused', run: tellSessionReused }],
  password_changed: [{ name: 'tell-password-changed', run: tellPasswordChanged }],
  factor_changed: [{ name: 'tell-factor-changed', run: tellFactorChanged }],
  new_device_signed_in: [{ name: 'tell-new-device', run: tellNewDevice }],
  export_ready: [{ name: 'tell-export-ready', run: tellExportReady }],
  account_closing: [{ name: 'tell-account-closing', run: tellAccountClosing }],
  account_kept: [{ name: 'settle-account-closing', run: tellAccountKept }],
};

function coursesOf(seats: { course_id: number }[]): number[] {
  return seats.map(({ course_id }) => course_id);
}
