import { z } from 'zod';
import { completionStatuses, isStorable, scorm2004Limits as limits, scormRequests, successStatuses } from './values.ts';

function text(most: number) {
  return z.string().max(most).refine(isStorable);
}

/** A real number or nothing; the data model writes numbers as text [RTE 4.1.1.6]. */
function real(least = -1e12, most = 1e12) {
  const stored = z
    .string()
    .max(50)
    .regex(/^(-?\d{1,20}(\.\d*)?)?$/);
  return stored.refine((number) => !(Number(number) < least || Number(number) > most));
}

const Score = z.strictObject({ scaled: real(-1, 1), raw: real(), min: real(), max: real() }).partial();
const Identifier = text(limits.identifier);
const TimeText = text(100).describe('An ISO 8601 duration or moment, checked by the run-time.');
const Progress = real(0, 1);

export const Scorm2004Objective = z
  .strictObject({
    id: Identifier,
    score: Score,
    success_status: z.enum(successStatuses),
    completion_status: z.enum(completionStatuses),
    progress_measure: Progress,
    description: text(limits.description),
  })
  .partial();
export type Scorm2004Objective = z.infer<typeof Scorm2004Objective>;

export const Scorm2004Interaction = z
  .strictObject({
    index: z
      .int()
      .min(0)
      .max(limits.interactions - 1)
      .describe('The position in the list of the SCO; a later entry for the same position replaces it.'),
    id: Identifier,
    type: text(30),
    objectives: z.array(Identifier).max(limits.listed),
    timestamp: TimeText,
    correct_responses: z.array(text(limits.response)).max(limits.listed),
    weighting: real(),
    learner_response: text(limits.response),
    result: text(50),
    latency: TimeText,
    description: text(limits.description),
  })
  .partial()
  .required({ index: true });
export type Scorm2004Interaction = z.infer<typeof Scorm2004Interaction>;

export const Scorm2004Comment = z
  .strictObject({ comment: text(limits.comment), location: text(limits.description), timestamp: TimeText })
  .partial();

export const ReportedCmi2004 = z
  .strictObject({
    completion_status: z.enum(completionStatuses),
    success_status: z.enum(successStatuses),
    score: Score,
    progress_measure: Progress,
    location: text(limits.location),
    exit: z.enum(['', 'suspend', 'time-out', 'logout', 'normal']),
    session_time: TimeText,
    suspend_data: text(limits.suspendData),
    learner_preference: z
      .strictObject({
        audio_level: text(50),
        language: text(250),
        delivery_speed: text(50),
        audio_captioning: text(2),
      })
      .partial(),
    objectives: z.array(Scorm2004Objective).max(limits.objectives),
    interactions: z
      .array(Scorm2004Interaction)
      .max(limits.interactions)
      .describe('Only those that are new or changed.'),
    comments_from_learner: z.array(Scorm2004Comment).max(limits.comments),
  })
  .partial()
  .describe(
    'The part of the SCORM 2004 data model that content writes [RTE 4.2]. A commit has what changed since the last one that was confirmed.',
  );
export type ReportedCmi2004 = z.infer<typeof ReportedCmi2004>;

export const Scorm2004Store = z
  .strictObject({ target: Identifier, store: text(limits.store) })
  .describe('One store of `adl.data`, by the target that the manifest maps [SCORM 2004 4th edition RTE 4.3.1].');
export type Scorm2004Store = z.infer<typeof Scorm2004Store>;

export const ScormNavigation = z
  .strictObject({
    request: z.enum(scormRequests),
    target: z.string().max(250).optional().describe('Of `choice` and `jump`.'),
  })
  .describe('What the SCO or the learner asks for with the end of an activity [RTE 4.2.21; SN NB.2.1].');
export type ScormNavigation = z.infer<typeof ScormNavigation>;
