import { z } from 'zod';
import { Id, ItemReference, Moment, textToOthers } from '#contract/basics.ts';
import { ClassState, ClassStatus, ClassType } from '#contract/offer/classes/calls.ts';
import { enrollmentOutcomes, enrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import {
  conclusionConditions,
  longestClassMessage,
  longestClassReply,
  mostRecipients,
  trainerClassStates,
} from './values.ts';

export const TrainerClass = z
  .object({
    id: Id.describe('The id of the class.'),
    code: z.string(),
    type: ClassType,
    status: ClassStatus,
    state: z.enum(trainerClassStates),
    start_at: Moment.nullable().describe('Null where the start is free.'),
    end_at: Moment.nullable(),
    tz: z.string().describe('The time zone of its hours.'),
    venue: z.string().nullable(),
    city: z.string().nullable(),
    course: z.object({ id: Id, title: z.string(), cover_url: z.string() }),
    people: z.int().nonnegative(),
    next_lesson: z
      .object({
        id: Id,
        starts_at: Moment,
        ends_at: Moment,
        room: z.string().nullable(),
        meeting_url: z.string().nullable(),
        number: z.int().positive().describe('Its place among the lessons of the class, and how many there are.'),
        count: z.int().positive(),
        is_today: z.boolean().describe('It begins on the day of the class that is now.'),
      })
      .nullable()
      .describe('The lesson under way, or else the next one; where all of today are over, the last of them.'),
    todo: z
      .object({
        attendance: z.int().nonnegative().describe('Marks of people in past lessons.'),
        summaries: z.int().nonnegative().describe('Past lessons that are not given, or lack their summary.'),
        grades: z.int().nonnegative().describe('Grades to enter.'),
        unpublished: z.int().nonnegative().describe('Grades that are entered and not published.'),
        hand_ins: z.int().nonnegative().describe('Hand-ins of tasks to review.'),
        attempts: z.int().nonnegative().describe('Attempts at assessments to grade.'),
        is_ready: z
          .boolean()
          .describe('Every condition is met, neither a hand-in nor an attempt waits, and it is not concluded yet.'),
      })
      .describe('What is missing; all zero where nothing is, and in a class that is over.'),
  })
  .describe('A class that the caller teaches, with what waits for them in it.');
export type TrainerClass = z.infer<typeof TrainerClass>;

export const TrainerClassFilter = z
  .strictObject({
    id: matches(Id),
    state: z.enum(trainerClassStates),
    search: z.string().max(100).describe('Part of the title of the course or of the code.'),
  })
  .partial();
export type TrainerClassFilter = z.infer<typeof TrainerClassFilter>;

export const Conclusion = z.object({
  class_id: Id,
  status: ClassStatus,
  people: z.int().nonnegative(),
  unconfirmed: z
    .int()
    .nonnegative()
    .describe('People whose enrollment is not confirmed. They do not prevent the conclusion.'),
  conditions: z.array(
    z.object({
      condition: z.enum(conclusionConditions),
      is_met: z.boolean(),
      missing: z.int().nonnegative().describe('Lessons, marks or grades that are missing.'),
      where: z
        .array(z.object({ starts_at: Moment.nullable(), title: z.string().nullable(), missing: z.int().positive() }))
        .describe('The lessons or assessments in which they are, at most ten.'),
    }),
  ),
  is_ready: z.boolean().describe('Every condition is met.'),
});
export type Conclusion = z.infer<typeof Conclusion>;

export const ClassParticipant = z.object({
  enrollment_id: Id,
  class_id: Id,
  person: z.object({ id: Id, name: z.string() }),
  contact: z
    .object({ email: z.string(), phone: z.string().nullable() })
    .nullable()
    .describe('To organise lessons. Null for people who left, and once the class is concluded or canceled.'),
  status: z.enum(enrollmentStatuses),
  outcome: z.enum(enrollmentOutcomes),
  registered_at: Moment,
  attendance_rate: z.number().nullable().describe('Percent of the minutes taught. Null without recorded attendance.'),
  progress_rate: z.number().describe('Percent of the mandatory contents.'),
  final_grade: z.number().nullable().describe('From 0 to 20.'),
});
export type ClassParticipant = z.infer<typeof ClassParticipant>;

export const NewClassMessage = z.strictObject({
  class_id: Id,
  text: z.string().trim().min(1).max(longestClassMessage),
  enrollment_ids: z.array(Id).min(1).max(mostRecipients).optional().describe('Everybody who is enrolled by default.'),
});
export type NewClassMessage = z.infer<typeof NewClassMessage>;

export const ClassReply = z.object({
  id: Id,
  author: z.object({ id: Id, name: z.string() }),
  text: z.string(),
  sent_at: Moment,
});
export type ClassReply = z.infer<typeof ClassReply>;

export const ClassMessage = z.object({
  id: Id,
  class_id: Id,
  sender: z.object({ id: Id, name: z.string() }),
  text: z.string(),
  recipient_count: z.int().positive(),
  sent_at: Moment,
  threads: z
    .array(z.object({ person: z.object({ id: Id, name: z.string() }), replies: z.array(ClassReply) }))
    .describe('Of each recipient who replied, the one with the newest reply first. Replies are in their order.'),
});
export type ClassMessage = z.infer<typeof ClassMessage>;

export const ReceivedClassMessage = z
  .object({
    id: Id,
    class_id: Id,
    sender: z.object({ id: Id, name: z.string() }),
    text: z.string(),
    sent_at: Moment,
    replies: z.array(ClassReply).describe('Between the recipient and the trainers of the class.'),
    may_reply: z.boolean().describe('False once the person has left the class, or the class is canceled.'),
  })
  .describe('A message of a class as its recipient reads it.');
export type ReceivedClassMessage = z.infer<typeof ReceivedClassMessage>;

export const NewClassReply = z.strictObject({
  class_message_id: Id,
  person_id: Id.optional().describe(
    'The person whose thread it is. Trainers and staff name one; recipients reply in their own.',
  ),
  text: textToOthers(z.string().trim().min(1).max(longestClassReply)),
});
export type NewClassReply = z.infer<typeof NewClassReply>;

export const OneClass = z
  .strictObject({
    class_id: Id.describe('Required.'),
  })
  .partial()
  .describe('The filter of what belongs to one class.');
export type OneClass = z.infer<typeof OneClass>;

const own = ['not_signed_in', 'not_found'] as const;
const unmet = [
  'class_registrations_open',
  'lessons_missing',
  'summaries_missing',
  'attendance_missing',
  'grades_missing',
  'class_not_over',
] as const;

export const teaching = {
  retrieveTrainerClasses: retrieval('/trainer-classes', {
    summary: 'List the classes that you teach, with what waits in them',
    description:
      "Today's lesson first, then by the next lesson; those that are over by their end, newest first. Nobody else's classes are in it.",
    filter: TrainerClassFilter,
    result: TrainerClass,
    refuses: ['not_signed_in'],
  }),
  retrieveConclusions: retrieval('/class-conclusions', {
    summary: 'Retrieve what a class lacks for its conclusion',
    description:
      'Trainers of the class and the claim `classes.edit`. Which conditions of domain 4.2 are met, and what is missing.',
    claim: 'classes.edit',
    filter: OneClass,
    result: Conclusion,
    refuses: [...own],
  }),
  concludeClass: command('PUT', '/classes/conclude', {
    summary: 'Conclude a class',
    description:
      'Trainers of the class and the claim `classes.edit`. Every condition has to be met; each that is not is an error of the answer. Grades are frozen, everybody gets an outcome, and certificates are issued.',
    claim: 'classes.edit',
    data: ItemReference,
    result: ClassState,
    refuses: [...own, 'invalid_transition', ...unmet],
  }),
  unlockClass: command('PUT', '/classes/unlock', {
    summary: 'Undo the conclusion of a class',
    description: 'Needs the claim `classes.edit`. Only while nobody got a certificate for it.',
    claim: 'classes.edit',
    data: ItemReference,
    result: ClassState,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition', 'class_has_certificates'],
  }),
  retrieveClassParticipants: retrieval('/class-participants', {
    summary: 'List the people of a class',
    description:
      'Trainers of the class and the claim `classes.edit`, by name. With their contacts while the class goes on; never with tax ids, birth dates and identity documents.',
    claim: 'classes.edit',
    filter: OneClass,
    result: ClassParticipant,
    refuses: [...own],
  }),
  retrieveClassMessages: retrieval('/class-messages', {
    summary: 'List the messages that were sent to a class',
    description: 'Trainers of the class and the claim `classes.edit`. Newest first.',
    claim: 'classes.edit',
    filter: OneClass,
    result: ClassMessage,
    refuses: [...own],
  }),
  sendClassMessage: command('POST', '/class-messages/create', {
    summary: 'Send a message to a class',
    description:
      'Trainers of the class and the claim `classes.edit`, to those who are enrolled. They get it as they chose in their notification settings. At most ten an hour.',
    claim: 'classes.edit',
    data: NewClassMessage,
    result: ClassMessage,
    refuses: [...own, 'class_empty', 'class_over', 'too_many_requests'],
  }),
  retrieveReceivedClassMessages: retrieval('/class-messages/received', {
    summary: 'List the messages of classes that you have got',
    description: 'Those of trainers to you, with your replies. Newest first.',
    filter: OneClass,
    result: ReceivedClassMessage,
    refuses: ['not_signed_in'],
  }),
  replyToClassMessage: command('POST', '/class-messages/reply', {
    summary: 'Reply to a message of a class',
    description:
      'Recipients of the message who are enrolled still, in their own thread; trainers of the class and the claim `classes.edit`, in the thread of a recipient. The trainers and staff read every thread, the other recipients none (decision 150). The other side is notified. At most 20 an hour, without links.',
    claim: 'classes.edit',
    data: NewClassReply,
    result: ClassReply,
    refuses: [...own, 'class_over', 'too_many_requests'],
  }),
};
