import type {
  ReportedCmi2004,
  Scorm2004Interaction,
  Scorm2004Objective,
} from '#contract/learning/learning/scorm-2004-cmi.ts';
import type { CompletionStatus, LessonStatus, SuccessStatus } from '#contract/learning/learning/values.ts';
import { secondsOfDuration } from './duration.ts';
import { percentOf } from './sco.ts';
import type { Reported } from './sequencing/attempts.ts';

/** Everything that an activity of SCORM 2004 has written in its current attempt. */
export type Cmi2004 = Omit<ReportedCmi2004, 'exit' | 'session_time' | 'interactions'> & {
  /** By index in the SCO's list. */
  interactions: Record<string, Scorm2004Interaction>;
  /** Of the sessions before this one. */
  total_seconds: number;
  session_seconds: number;
  /** Of this session; absent until the SCO says how it will end. */
  exit?: ReportedCmi2004['exit'];
};

/** What the manifest decides about an activity; null where its own word counts. */
export type Thresholds = { passing: number | null; completion: number | null };

/** A new attempt knows the objectives of the manifest, and what others have recorded for them [RTE 4.2.17]. */
export function freshCmi(objectives: Scorm2004Objective[]): Cmi2004 {
  return { objectives, interactions: {}, total_seconds: 0, session_seconds: 0 };
}

export function nextSession({ exit: _, ...cmi }: Cmi2004): Cmi2004 {
  return { ...cmi, total_seconds: cmi.total_seconds + cmi.session_seconds, session_seconds: 0 };
}

/** Completed and passed stay, with their score; everything else is as last reported. */
export function withReport(before: Cmi2004, { session_time, interactions, ...report }: ReportedCmi2004): Cmi2004 {
  const isCompleted = before.completion_status === 'completed';
  const staysPassed = before.success_status === 'passed' && isLower(report, before);
  return {
    ...before,
    ...report,
    ...(isCompleted && { completion_status: 'completed' as const }),
    ...(before.success_status === 'passed' && { success_status: 'passed' as const }),
    ...(staysPassed && before.score && { score: before.score }),
    interactions: { ...before.interactions, ...Object.fromEntries((interactions ?? []).map((it) => [it.index, it])) },
    ...(session_time !== undefined && { session_seconds: secondsOfDuration(session_time) }),
  };
}

function isLower(report: ReportedCmi2004, before: Cmi2004): boolean {
  const [now, then] = [percentOf2004(report.score), percentOf2004(before.score)];
  return report.success_status === 'failed' || (then !== null && (now === null || now < then));
}

/** Only what the learner needs to go on: in review nothing is earned. */
export function inReview(before: Cmi2004, report: ReportedCmi2004): Cmi2004 {
  const { location, suspend_data, learner_preference, exit } = report;
  return {
    ...before,
    ...(exit !== undefined && { exit }),
    ...(location !== undefined && { location }),
    ...(suspend_data !== undefined && { suspend_data }),
    ...(learner_preference && { learner_preference }),
  };
}

type Statuses = { completion: CompletionStatus; success: SuccessStatus };

/** The statuses that count: by the thresholds of the manifest, else by the word of the SCO [RTE 4.2.4, 4.2.22]. */
export function statusesOf(cmi: Cmi2004, { passing, completion }: Thresholds): Statuses {
  const progress = numberIn(cmi.progress_measure);
  const scaled = numberIn(cmi.score?.scaled);
  return {
    completion:
      completion !== null && progress !== null
        ? progress >= completion || cmi.completion_status === 'completed'
          ? 'completed'
          : 'incomplete'
        : (cmi.completion_status ?? 'unknown'),
    success: passing !== null && scaled !== null ? successOf(scaled, passing) : (cmi.success_status ?? 'unknown'),
  };
}

function successOf(scaled: number, passing: number): SuccessStatus {
  return scaled >= passing ? 'passed' : 'failed';
}

export function reportedOf(cmi: Cmi2004, thresholds: Thresholds): Reported {
  const { completion, success } = statusesOf(cmi, thresholds);
  return {
    ...measuresOf({ ...cmi, completion_status: completion, success_status: success }),
    objectives: (cmi.objectives ?? []).flatMap(({ id, ...objective }) =>
      id ? [{ id, ...measuresOf(objective) }] : [],
    ),
  };
}

function measuresOf(of: Omit<Scorm2004Objective, 'id'>): Omit<Reported, 'objectives'> {
  return {
    completed: completedBy(of.completion_status),
    satisfied: satisfiedBy(of.success_status),
    measure: numberIn(of.score?.scaled),
    progress: numberIn(of.progress_measure),
    raw: numberIn(of.score?.raw),
    min: numberIn(of.score?.min),
    max: numberIn(of.score?.max),
  };
}

function completedBy(status: CompletionStatus | undefined): boolean | null {
  return status === undefined || status === 'unknown' ? null : status === 'completed';
}

function satisfiedBy(status: SuccessStatus | undefined): boolean | null {
  return status === undefined || status === 'unknown' ? null : status === 'passed';
}

/** Both statuses in the words of SCORM 1.2, as lists and reports show them. */
export function lessonStatusOf({ completion, success }: Statuses): LessonStatus {
  if (success === 'failed') return 'failed';
  if (success === 'passed' && completion !== 'incomplete') return 'passed';
  return completion === 'unknown' ? 'incomplete' : completion;
}

export function percentOf2004(score: Cmi2004['score']): number | null {
  const scaled = numberIn(score?.scaled);
  if (scaled !== null) return Math.max(0, scaled * 100);
  return percentOf({ raw: numberIn(score?.raw), min: numberIn(score?.min), max: numberIn(score?.max) });
}

export function numberIn(text = ''): number | null {
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? null : number;
}
