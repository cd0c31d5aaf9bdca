import { z } from 'zod';
import { lessonStatuses, scormLimits } from './learning-values.ts';

/** A CMIDecimal or CMIBlank between the bounds, as SCORM writes numbers: in text. */
function decimal(least: number, most: number) {
  const written = z.string().regex(/^(-?\d{1,3}(\.\d{1,9})?)?$/);
  return written.refine((text) => text === '' || (Number(text) >= least && Number(text) <= most));
}

const score = { raw: decimal(0, 100), min: decimal(0, 100), max: decimal(0, 100) };
const Identifier = z.string().max(255);
/** HHHH:MM:SS.SS */
const Timespan = z.string().regex(/^\d{2,4}:\d{2}:\d{2}(\.\d{1,2})?$/);
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,2})?$/);
const Feedback = z.string().max(255);

const Interaction = z
  .strictObject({
    /** Its place in the SCO's own list; what is sent later for the same place replaces it. */
    index: z.int().min(0).max(999),
    id: Identifier,
    type: z.enum(['true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing', 'likert', 'numeric', '']),
    time: z.union([TimeOfDay, z.literal('')]),
    weighting: decimal(-999, 999),
    student_response: Feedback,
    result: z.string().regex(/^(correct|wrong|unanticipated|neutral|-?\d{1,9}(\.\d{1,9})?)?$/),
    latency: z.union([Timespan, z.literal('')]),
    objectives: z.array(Identifier).max(50),
    correct_responses: z.array(Feedback).max(50),
  })
  .partial()
  .required({ index: true });

const Objective = z
  .strictObject({ id: Identifier, status: z.enum([...lessonStatuses, '']), score: z.strictObject(score).partial() })
  .partial();

/** What a SCO may tell of itself: the part of SCORM 1.2's data model that content writes [RTE 3.4.4]. */
export const ReportedCmi = z
  .strictObject({
    core: z
      .strictObject({
        lesson_location: z.string().max(scormLimits.location),
        lesson_status: z.enum(lessonStatuses),
        exit: z.enum(['', 'suspend', 'time-out', 'logout']),
        session_time: Timespan,
        score: z.strictObject(score).partial(),
      })
      .partial(),
    suspend_data: z.string().max(scormLimits.suspendData),
    comments: z.string().max(scormLimits.comments),
    student_preference: z
      .strictObject({
        audio: z.string().max(4),
        language: z.string().max(255),
        speed: z.string().max(4),
        text: z.string().max(2),
      })
      .partial(),
    objectives: z.array(Objective).max(200),
    /** Only what is new or changed since the last commit. */
    interactions: z.array(Interaction).max(200),
  })
  .partial();
export type ReportedCmi = z.infer<typeof ReportedCmi>;
