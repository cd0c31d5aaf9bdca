import { defineSlice } from '#api/shared/slice.ts';
import { assignSeats } from './assign-seats.ts';
import { freePromisedSeats, givePromisedSeats, retrievePromisedSeats } from './promised-seats.ts';
import { declineRequestsOfClosed } from './requests/close-requests.ts';
import { approveCourseRequest, declineCourseRequest, withdrawCourseRequest } from './requests/decide-request.ts';
import { giveSeatsOfOrder } from './requests/give-requested-seats.ts';
import { notifyRequested, settleRequest } from './requests/notify-about-request.ts';
import { requestCourse } from './requests/request-course.ts';
import { retrieveCourseRequests } from './requests/retrieve-course-requests.ts';
import { retrieveSeatCandidates } from './retrieve-seat-candidates.ts';
import { retrieveSeatHolders } from './retrieve-seat-holders.ts';
import { retrieveSeatLines } from './retrieve-seat-lines.ts';
import { setSeatDueDate } from './set-seat-due-date.ts';
import { swapSeat } from './swap-seat.ts';
import { tables } from './tables.ts';
import { takeSeatBack } from './take-seat-back.ts';

export const trainingSlice = defineSlice('training', {
  verbs: {
    approveCourseRequest,
    assignSeats,
    declineCourseRequest,
    requestCourse,
    retrieveCourseRequests,
    retrievePromisedSeats,
    retrieveSeatCandidates,
    retrieveSeatHolders,
    retrieveSeatLines,
    setSeatDueDate,
    swapSeat,
    takeSeatBack,
    withdrawCourseRequest,
  },
  reactions: {
    affiliation_accepted: {
      'give-promised-seats': (ctx, { affiliation_id }) => givePromisedSeats(ctx, affiliation_id),
    },
    affiliation_ended: { 'free-seats-of-ended': (ctx, { affiliation_id }) => freePromisedSeats(ctx, affiliation_id) },
    invitation_lapsed: { 'free-seats-of-lapsed': (ctx, { affiliation_id }) => freePromisedSeats(ctx, affiliation_id) },
    course_requested: { 'tell-course-requested': (ctx, { request_id }) => notifyRequested(ctx, request_id) },
    course_request_moved: { 'settle-course-request': (ctx, { request_id }) => settleRequest(ctx, request_id) },
    organization_closed: {
      'decline-requests': (ctx, { organization_id }) => declineRequestsOfClosed(ctx, organization_id),
    },
    order_paid: { 'give-requested-seats': (ctx, { order_id }) => giveSeatsOfOrder(ctx, order_id) },
  },
  tables,
});
