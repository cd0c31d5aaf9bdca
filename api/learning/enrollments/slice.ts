import { linesOfOrder, paidSeats } from '#api/sales/orders/index.ts';
import { defineSlice } from '#api/shared/slice.ts';
import { acceptRegulation } from './accept-regulation.ts';
import { cancelEnrollment } from './cancel-enrollment.ts';
import { createEnrollment } from './create-enrollment.ts';
import { notifyLessonDue, notifyLessonsChanged } from './notify-lessons.ts';
import { notifyClassCanceled, notifyClassMoved, notifyEnrollment, notifyTransferred } from './notify-participants.ts';
import { openEnrollments } from './open-enrollments.ts';
import { openPackage } from './open-package.ts';
import { endReturned } from './end-returned.ts';
import { checkDueFiles } from './files/check-due-files.ts';
import { approveEnrollmentFile, rejectEnrollmentFile, waiveEnrollmentFile } from './files/judge-file.ts';
import { notifyDecided, notifyFilesDue, notifyHandedIn, notifyRegistered, settleFiles } from './files/notify-files.ts';
import { purgeReplaced } from './files/purge-replaced.ts';
import { enrollmentFileRoutes } from './files/raw-routes.ts';
import { retrieveEnrollmentFiles } from './files/retrieve-files.ts';
import { enrollmentData } from './personal-data.ts';
import { enrollmentsRawRoutes } from './raw-routes.ts';
import { endUnpaid, registerOrdered } from './register-ordered.ts';
import { retrieveEnrollments } from './retrieve-enrollments.ts';
import { retrieveEnrollmentStandings } from './standings/retrieve-standings.ts';
import { clearFromCart, fulfilSeat, leaveWaiting } from './take-bought-seat.ts';
import { transferEnrollment } from './transfer-enrollment.ts';
import { withdrawEnrollment } from './withdraw-enrollment.ts';
import { tables } from './tables.ts';

export const enrollmentsSlice = defineSlice('enrollments', {
  verbs: {
    retrieveEnrollments,
    retrieveEnrollmentStandings,
    create: createEnrollment,
    cancel: cancelEnrollment,
    withdraw: withdrawEnrollment,
    acceptRegulation,
    transfer: transferEnrollment,
    retrieveEnrollmentFiles,
    approveEnrollmentFile,
    rejectEnrollmentFile,
    waiveEnrollmentFile,
  },
  rawRoutes: [...enrollmentsRawRoutes, ...enrollmentFileRoutes],
  reactions: {
    order_placed: { 'register-ordered': (ctx, { order_id }) => registerOrdered(ctx, order_id) },
    order_canceled: {
      'end-unpaid-registrations': async (ctx, { order_id }) =>
        endUnpaid(
          ctx,
          (await linesOfOrder(ctx, order_id)).map(({ id }) => id),
        ),
    },
    order_paid: {
      'open-enrollments': async (ctx, { order_id }) => openEnrollments(ctx, await paidSeats(ctx, order_id)),
    },
    order_items_returned: {
      'end-returned-enrollments': (ctx, { order_item_ids }) => endReturned(ctx, order_item_ids),
    },
    enrollment_registered: {
      'clear-registered-from-cart': (ctx, { enrollment_id }) => clearFromCart(ctx, enrollment_id),
      'leave-waiting-registered': (ctx, { enrollment_id }) => leaveWaiting(ctx, enrollment_id),
      'tell-enrollment-registered': (ctx, { enrollment_id }) => notifyRegistered(ctx, enrollment_id),
    },
    enrollment_transferred: {
      'leave-waiting-transferred': (ctx, { enrollment_id }) => leaveWaiting(ctx, enrollment_id),
      'tell-enrollment-transferred': (ctx, { enrollment_id }, eventId) =>
        notifyTransferred(ctx, enrollment_id, eventId),
    },
    enrollment_file_handed_in: {
      'tell-file-handed-in': (ctx, { enrollment_file_id }) => notifyHandedIn(ctx, enrollment_file_id),
    },
    enrollment_file_decided: {
      'tell-file-decided': (ctx, { enrollment_file_id }) => notifyDecided(ctx, enrollment_file_id),
    },
    enrollment_file_replaced: { 'purge-replaced-file': (ctx, { file_id }) => purgeReplaced(ctx, file_id) },
    enrollment_files_due: {
      'tell-files-due': (ctx, { enrollment_id, due_at }) => notifyFilesDue(ctx, enrollment_id, due_at),
    },
    enrollment_opened: {
      'settle-file-warnings': (ctx, { enrollment_id }) => settleFiles(ctx, enrollment_id),
      'fulfil-order': (ctx, { enrollment_id }) => fulfilSeat(ctx, enrollment_id),
      'clear-from-cart': (ctx, { enrollment_id }) => clearFromCart(ctx, enrollment_id),
      'open-package': (ctx, { enrollment_id }) => openPackage(ctx, enrollment_id),
      'leave-waiting': (ctx, { enrollment_id }) => leaveWaiting(ctx, enrollment_id),
      'tell-enrollment-opened': (ctx, { enrollment_id }) => notifyEnrollment(ctx, 'enrollment_opened', enrollment_id),
    },
    enrollment_concluded: {
      'tell-enrollment-concluded': (ctx, { enrollment_id }) =>
        notifyEnrollment(ctx, 'enrollment_concluded', enrollment_id),
    },
    enrollment_ended: {
      'settle-file-warnings-of-ended': (ctx, { enrollment_id }) => settleFiles(ctx, enrollment_id),
      'tell-enrollment-canceled': (ctx, { enrollment_id }) =>
        notifyEnrollment(ctx, 'enrollment_canceled', enrollment_id),
    },
    class_canceled: {
      'tell-class-canceled': (ctx, { class_id, reason }) => notifyClassCanceled(ctx, class_id, reason),
    },
    lessons_changed: { 'tell-lessons-changed': notifyLessonsChanged },
    lesson_due: { 'tell-lesson-due': notifyLessonDue },
    class_moved: { 'tell-class-moved': (ctx, { class_id }, eventId) => notifyClassMoved(ctx, class_id, eventId) },
  },
  jobs: { 'check-due-files': { cron: '17 * * * *', run: checkDueFiles } },
  personalData: enrollmentData,
  tables,
});
