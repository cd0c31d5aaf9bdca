import { z } from 'zod';
import { isStorable, lessonStatuses, scormLimits } from './values.ts';

function text(most: number) {
  return z.string().max(most).refine(isStorable);
}

/** A CMIDecimal or CMIBlank within bounds; SCORM writes numbers as text. */
function decimal(least: number, most: number) {
  const stored = z
    .string()
    .max(50)
    .regex(/^-?\d{0,10}(\.\d*)?$/);
  return stored.refine((number) => !(Number(number) < least || Number(number) > most));
}

const score = { raw: decimal(0, 100), min: decimal(0, 100), max: decimal(0, 100) };
const Identifier = text(255);
const Timespan = z
  .string()
  .regex(/^\d{1,20}:\d{2}:\d{2}(\.\d{1,2})?$/)
  .max(29)
  .describe('HHHH:MM:SS.SS');
const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,2})?$/)
  .max(11);
const Feedback = text(scormLimits.feedback);
const Setting = text(255);

export const ScormInteraction = z
  .strictObject({
    index: z
      .int()
      .min(0)
      .max(scormLimits.interactions - 1)
      .describe('The position in the list of the SCO; a later entry for the same position replaces it.'),
    id: Identifier,
    type: z.enum(['true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing', 'likert', 'numeric', '']),
    time: z.union([TimeOfDay, z.literal('')]),
    weighting: decimal(-100, 100),
    student_response: Feedback,
    result: z
      .string()
      .max(50)
      .regex(/^(correct|wrong|unanticipated|neutral|\d{0,3}(\.\d*)?)$/),
    latency: z.union([Timespan, z.literal('')]),
    objectives: z.array(Identifier).max(scormLimits.listed),
    correct_responses: z.array(Feedback).max(scormLimits.listed),
  })
  .partial()
  .required({ index: true });

export const ScormObjective = z
  .strictObject({ id: Identifier, status: z.enum([...lessonStatuses, '']), score: z.strictObject(score).partial() })
  .partial();

export const ReportedCmi = z
  .strictObject({
    core: z
      .strictObject({
        lesson_location: text(scormLimits.location),
        lesson_status: z.enum(lessonStatuses),
        exit: z.enum(['', 'suspend', 'time-out', 'logout']),
        session_time: Timespan,
        score: z.strictObject(score).partial(),
      })
      .partial(),
    suspend_data: text(scormLimits.suspendData),
    comments: text(scormLimits.comments),
    student_preference: z.strictObject({ audio: Setting, language: Setting, speed: Setting, text: Setting }).partial(),
    objectives: z.array(ScormObjective).max(scormLimits.objectives),
    interactions: z
      .array(ScormInteraction)
      .max(scormLimits.interactions)
      .describe('Only those that are new or changed since the last commit.'),
  })
  .partial()
  .describe('The part of the SCORM 1.2 data model that content writes [RTE 3.4.4].');
export type ReportedCmi = z.infer<typeof ReportedCmi>;
