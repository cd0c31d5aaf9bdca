import { paidSeats } from '#api/orders/index.ts';
import { defineSlice } from '#api/shared/slice.ts';
import { acceptRegulation } from './accept-regulation.ts';
import { cancelEnrollment } from './cancel-enrollment.ts';
import { createEnrollment } from './create-enrollment.ts';
import { notifyLessonDue, notifyLessonsChanged } from './notify-lessons.ts';
import { notifyClassCanceled, notifyClassMoved, notifyEnrollment } from './notify-participants.ts';
import { openEnrollments } from './open-enrollments.ts';
import { openPackage } from './open-package.ts';
import { endReturned } from './end-returned.ts';
import { enrollmentData } from './personal-data.ts';
import { enrollmentsRawRoutes } from './raw-routes.ts';
import { retrieveEnrollments } from './retrieve-enrollments.ts';
import { retrieveEnrollmentStandings } from './standings/retrieve-standings.ts';
import { clearFromCart, fulfilSeat, leaveWaiting } from './take-bought-seat.ts';
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
  },
  rawRoutes: [...enrollmentsRawRoutes],
  reactions: {
    order_paid: {
      'open-enrollments': async (ctx, { order_id }) => openEnrollments(ctx, await paidSeats(ctx, order_id)),
    },
    order_items_returned: {
      'end-returned-enrollments': (ctx, { order_item_ids }) => endReturned(ctx, order_item_ids),
    },
    enrollment_opened: {
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
  personalData: enrollmentData,
  tables: tables.owns,
});
