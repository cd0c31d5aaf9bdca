import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { ReportedCmi2004, Scorm2004Store, ScormNavigation } from './scorm-2004-cmi.ts';
import { ReportedCmi } from './scorm-cmi.ts';
import { contentStatuses, lessonStatuses, scoPlaces, scorm2004Limits, scormModes, scormVersions } from './values.ts';

export const ScoProgress = z.object({
  identifier: z.string(),
  title: z.string(),
  groups: z.array(z.string()).describe('The headings above it, outermost first.'),
  lesson_status: z.enum(lessonStatuses),
  score: z.number().nullable().describe('From 0 to 100.'),
  place: z.enum(scoPlaces),
});
export type ScoProgress = z.infer<typeof ScoProgress>;

export const ScormAttempt = z.object({
  number: z.int(),
  allowed: z.int(),
  can_restart: z
    .boolean()
    .describe('It has results, and another one is allowed: by the content, or because it is stuck.'),
  is_stuck: z.boolean().describe('The rules of the package leave nothing to open that would complete it.'),
});
export type ScormAttempt = z.infer<typeof ScormAttempt>;

export const ScormPackage = z.object({
  id: Id,
  version: z.enum(scormVersions),
  title: z.string(),
  item_count: z.int(),
  file_count: z.int(),
  byte_size: z.int(),
});
export type ScormPackage = z.infer<typeof ScormPackage>;

export const NewScormLaunch = z.strictObject({
  content_id: Id,
  enrollment_id: Id.optional(),
  item_identifier: z.string().max(250).optional().describe('The first unfinished activity by default.'),
  new_attempt: z.literal(true).optional().describe('Begins the next attempt.'),
});
export type NewScormLaunch = z.infer<typeof NewScormLaunch>;

export const ScormLaunch = z.object({
  item_identifier: z.string(),
  mode: z.enum(scormModes),
  controls: z
    .array(z.enum(['continue', 'previous']))
    .describe('What the learner may ask the player for, beside ending the activity.'),
  player_url: z.url().describe("The player's page for a frame of the front office, on the content origin."),
  window_url: z.url().describe("The player's page for a window of its own. Open one of both: they share the session."),
  launch_token: z.string(),
  expires_at: Moment,
});
export type ScormLaunch = z.infer<typeof ScormLaunch>;

export const ScormCommit = z.strictObject({
  launch_token: z.string().max(2000),
  revision: z
    .int()
    .min(1)
    .max(1_000_000)
    .describe('Counted by the player on from the one that its session began with; an older revision is ignored.'),
  cmi: ReportedCmi.optional().describe('Of an activity of SCORM 1.2.'),
  cmi_2004: ReportedCmi2004.optional().describe('Of an activity of SCORM 2004.'),
  shared_data: z
    .array(Scorm2004Store)
    .max(scorm2004Limits.stores)
    .optional()
    .describe('The stores of `adl.data` that changed since the last commit that was confirmed.'),
  ended: z.boolean().optional().describe('The SCO called LMSFinish or Terminate, or the learner left it.'),
  navigation: ScormNavigation.optional().describe('With the end of an activity of SCORM 2004.'),
  never_initialized: z
    .literal(true)
    .optional()
    .describe('The SCO has not called LMSInitialize: its end completes it only where `completes_on_open` says so.'),
});
export type ScormCommit = z.infer<typeof ScormCommit>;

export const CommittedScorm = z.object({
  revision: z.int(),
  items: z.array(ScoProgress),
  next: z
    .string()
    .nullable()
    .describe('After the end of an activity: the next one, which the player opens when `follows` says so.'),
  follows: z.boolean(),
  is_stuck: z.boolean().describe('The rules of the package leave nothing to open that would complete the attempt.'),
  status: z.enum(contentStatuses),
  progress_rate: z.number(),
  is_concluded: z.boolean(),
});
export type CommittedScorm = z.infer<typeof CommittedScorm>;
