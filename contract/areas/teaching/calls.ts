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

/** A class that the caller teaches, with what waits for them in it. */
export const TrainerClass = z.object({
  /** The id of the class. */
  id: Id,
  code: z.string(),
  type: ClassType,
  status: ClassStatus,
  state: z.enum(trainerClassStates),
  /** Null where the start is free. */
  start_at: Moment.nullable(),
  end_at: Moment.nullable(),
  /** The time zone of its hours. */
  tz: z.string(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  course: z.object({ id: Id, title: z.string(), cover_url: z.string() }),
  people: z.int().nonnegative(),
  /** The lesson under way, or else the next one; where all of today are over, the last of them. */
  next_lesson: z
    .object({
      id: Id,
      starts_at: Moment,
      ends_at: Moment,
      room: z.string().nullable(),
      meeting_url: z.string().nullable(),
      /** Its place among the lessons of the class, and how many there are. */
      number: z.int().positive(),
      count: z.int().positive(),
      /** It begins on the day of the class that is now. */
      is_today: z.boolean(),
    })
    .nullable(),
  /** What is missing; all zero where nothing is, and in a class that is over. */
  todo: z.object({
    /** Marks of people in past lessons. */
    attendance: z.int().nonnegative(),
    /** Past lessons that are not given, or lack their summary. */
    summaries: z.int().nonnegative(),
    /** Grades to enter. */
    grades: z.int().nonnegative(),
    /** Grades that are entered and not published. */
    unpublished: z.int().nonnegative(),
    /** Hand-ins of tasks to review. */
    hand_ins: z.int().nonnegative(),
    /** Attempts at assessments to grade. */
    attempts: z.int().nonnegative(),
    /** Every condition is met, neither a hand-in nor an attempt waits, and it is not concluded yet. */
    is_ready: z.boolean(),
  }),
});
export type TrainerClass = z.infer<typeof TrainerClass>;

export const TrainerClassFilter = z
  .strictObject({
    id: matches(Id),
    state: z.enum(trainerClassStates),
    /** Part of the title of the course or of the code. */
    search: z.string().max(100),
  })
  .partial();
export type TrainerClassFilter = z.infer<typeof TrainerClassFilter>;

export const Conclusion = z.object({
  class_id: Id,
  status: ClassStatus,
  people: z.int().nonnegative(),
  /** People whose enrollment is not confirmed. They do not prevent the conclusion. */
  unconfirmed: z.int().nonnegative(),
  conditions: z.array(
    z.object({
      condition: z.enum(conclusionConditions),
      is_met: z.boolean(),
      /** Lessons, marks or grades that are missing. */
      missing: z.int().nonnegative(),
      /** The lessons or assessments in which they are, at most ten. */
      where: z.array(
        z.object({ starts_at: Moment.nullable(), title: z.string().nullable(), missing: z.int().positive() }),
      ),
    }),
  ),
  /** Every condition is met. */
  is_ready: z.boolean(),
});
export type Conclusion = z.infer<typeof Conclusion>;

export const ClassParticipant = z.object({
  enrollment_id: Id,
  class_id: Id,
  person: z.object({ id: Id, name: z.string() }),
  /** To organise lessons. Null for people who left, and once the class is concluded or canceled. */
  contact: z.object({ email: z.string(), phone: z.string().nullable() }).nullable(),
  status: z.enum(enrollmentStatuses),
  outcome: z.enum(enrollmentOutcomes),
  registered_at: Moment,
  /** Percent of the minutes taught. Null without recorded attendance. */
  attendance_rate: z.number().nullable(),
  /** Percent of the mandatory contents. */
  progress_rate: z.number(),
  /** From 0 to 20. */
  final_grade: z.number().nullable(),
});
export type ClassParticipant = z.infer<typeof ClassParticipant>;

export const NewClassMessage = z.strictObject({
  class_id: Id,
  text: z.string().trim().min(1).max(longestClassMessage),
  /** Everybody who is enrolled by default. */
  enrollment_ids: z.array(Id).min(1).max(mostRecipients).optional(),
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
  /** Of each recipient who replied, the one with the newest reply first. Replies are in their order. */
  threads: z.array(z.object({ person: z.object({ id: Id, name: z.string() }), replies: z.array(ClassReply) })),
});
export type ClassMessage = z.infer<typeof ClassMessage>;

/** A message of a class as its recipient reads it. */
export const ReceivedClassMessage = z.object({
  id: Id,
  class_id: Id,
  sender: z.object({ id: Id, name: z.string() }),
  text: z.string(),
  sent_at: Moment,
  /** Between the recipient and the trainers of the class. */
  replies: z.array(ClassReply),
  /** False once the person has left the class, or the class is canceled. */
  may_reply: z.boolean(),
});
export type ReceivedClassMessage = z.infer<typeof ReceivedClassMessage>;

export const NewClassReply = z.strictObject({
  class_message_id: Id,
  /** The person whose thread it is. Trainers and staff name one; recipients reply in their own. */
  person_id: Id.optional(),
  text: textToOthers(z.string().trim().min(1).max(longestClassReply)),
});
export type NewClassReply = z.infer<typeof NewClassReply>;

/** The filter of what belongs to one class. */
export const OneClass = z
  .strictObject({
    /** Required. */
    class_id: Id,
  })
  .partial();
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
  /**
   * Today's lesson first, then by the next lesson; those that are over by their end, newest first. Nobody else's classes
   * are in it.
   */
  retrieveTrainerClasses: retrieval('/trainer-classes', {
    summary: 'List the classes that you teach, with what waits in them',
    filter: TrainerClassFilter,
    result: TrainerClass,
    refuses: ['not_signed_in'],
  }),
  /** Trainers of the class and the claim `classes.edit`. Which conditions of domain 4.2 are met, and what is missing. */
  retrieveConclusions: retrieval('/class-conclusions', {
    summary: 'Retrieve what a class lacks for its conclusion',
    filter: OneClass,
    result: Conclusion,
    refuses: [...own],
  }),
  /**
   * Trainers of the class and the claim `classes.edit`. Every condition has to be met (domain 4.2); each that is not is
   * an error of the answer. Grades are frozen, everybody gets an outcome, and certificates are issued.
   */
  concludeClass: command('PUT', '/classes/conclude', {
    summary: 'Conclude a class',
    data: ItemReference,
    result: ClassState,
    refuses: [...own, 'invalid_transition', ...unmet],
  }),
  /** Needs the claim `classes.edit`. Only while nobody got a certificate for it (domain 4.2). */
  unlockClass: command('PUT', '/classes/unlock', {
    summary: 'Undo the conclusion of a class',
    data: ItemReference,
    result: ClassState,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition', 'class_has_certificates'],
  }),
  /**
   * Trainers of the class and the claim `classes.edit`, by name. With their contacts while the class goes on; never with tax ids, birth
   * dates and identity documents (domain 9, decision 149).
   */
  retrieveClassParticipants: retrieval('/class-participants', {
    summary: 'List the people of a class',
    filter: OneClass,
    result: ClassParticipant,
    refuses: [...own],
  }),
  /** Trainers of the class and the claim `classes.edit`. Newest first. */
  retrieveClassMessages: retrieval('/class-messages', {
    summary: 'List the messages that were sent to a class',
    filter: OneClass,
    result: ClassMessage,
    refuses: [...own],
  }),
  /**
   * Trainers of the class and the claim `classes.edit`, to those who are enrolled. They get it as they chose in their
   * notification settings. At most ten an hour.
   */
  sendClassMessage: command('POST', '/class-messages/create', {
    summary: 'Send a message to a class',
    data: NewClassMessage,
    result: ClassMessage,
    refuses: [...own, 'class_empty', 'class_over', 'too_many_requests'],
  }),
  /** Those of trainers to you, with your replies. Newest first. */
  retrieveReceivedClassMessages: retrieval('/class-messages/received', {
    summary: 'List the messages of classes that you have got',
    filter: OneClass,
    result: ReceivedClassMessage,
    refuses: ['not_signed_in'],
  }),
  /**
   * Recipients of the message who are enrolled still, in their own thread; trainers of the class and the claim
   * `classes.edit`, in the thread of a recipient. The trainers and staff read every thread, the other recipients none
   * (decision 150). The other side is notified. At most 20 an hour, without links.
   */
  replyToClassMessage: command('POST', '/class-messages/reply', {
    summary: 'Reply to a message of a class',
    data: NewClassReply,
    result: ClassReply,
    refuses: [...own, 'class_over', 'too_many_requests'],
  }),
};
