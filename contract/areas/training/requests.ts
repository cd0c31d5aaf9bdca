import { z } from 'zod';
import { Id, Moment, textToOthers } from '#contract/basics.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { courseRequestStatuses } from './values.ts';

export const CourseRequest = z.object({
  id: Id,
  organization_id: Id,
  organization_name: z.string(),
  person_id: Id,
  name: z.string(),
  department: z.string(),
  course: z.object({ id: Id, title: z.string() }),
  class: z.object({
    id: Id,
    code: z.string(),
    type: z.enum(courseTypes),
    start_at: Moment.nullable(),
    tz: z.string(),
    city: z.string().nullable(),
  }),
  note: z.string(),
  status: z.enum(courseRequestStatuses),
  decline_reason: z.string().nullable(),
  requested_at: Moment,
  decided_at: Moment.nullable(),
});
export type CourseRequest = z.infer<typeof CourseRequest>;

export const CourseRequestFilter = z
  .strictObject({
    id: matches(Id),
    organization_id: Id,
    own: z.literal(true).describe("Only the caller's."),
    status: matches(z.enum(courseRequestStatuses)),
  })
  .partial();
export type CourseRequestFilter = z.infer<typeof CourseRequestFilter>;

export const NewCourseRequest = z.strictObject({
  organization_id: Id,
  class_id: Id,
  note: z.string().trim().max(500).default('').describe('Why the employee needs it.'),
});
export type NewCourseRequest = z.infer<typeof NewCourseRequest>;

export const DeclinedRequest = z.strictObject({ id: Id, reason: textToOthers(z.string().trim().min(1).max(300)) });
export type DeclinedRequest = z.infer<typeof DeclinedRequest>;

const ofRequest = ['not_signed_in', 'not_found', 'not_allowed', 'invalid_transition'] as const;

export const courseRequests = {
  retrieveCourseRequests: retrieval('/course-requests', {
    summary: 'List the courses that employees asked for',
    description:
      'With `own` your own; otherwise those of an organization that gave you the right `training.read`. Newest first. Refuses `invalid_input` without either.',
    claim: 'organizations.read',
    filter: CourseRequestFilter,
    result: CourseRequest,
    refuses: ['not_signed_in', 'not_found', 'not_allowed'],
  }),
  requestCourse: command('POST', '/course-requests/create', {
    summary: 'Ask your organization for a course',
    description:
      'Asks an organization, to which you belong, for a seat in a class on sale. Asking again answers the open request. Refuses `not_found` for other organizations and unknown classes.',
    data: NewCourseRequest,
    result: CourseRequest,
    refuses: ['not_signed_in', 'not_found', 'class_closed', 'already_enrolled', 'trainer_cannot_enroll'],
  }),
  withdrawCourseRequest: command('PUT', '/course-requests/withdraw', {
    summary: 'Withdraw a request',
    description: 'Takes your own open request back.',
    data: z.strictObject({ id: Id }),
    result: CourseRequest,
    refuses: ['not_signed_in', 'not_found', 'invalid_transition'],
  }),
  approveCourseRequest: command('PUT', '/course-requests/approve', {
    summary: 'Approve the request of an employee',
    description:
      'Needs the right `seats.assign`. The employee gets a free seat of the class at once where the organization has one, and otherwise the first that it buys.',
    data: z.strictObject({ id: Id }),
    result: CourseRequest,
    refuses: ofRequest,
  }),
  declineCourseRequest: command('PUT', '/course-requests/decline', {
    summary: 'Decline the request of an employee',
    description: 'Needs the right `seats.assign`. Also after the approval, until the employee has a seat.',
    data: DeclinedRequest,
    result: CourseRequest,
    refuses: ofRequest,
  }),
};
