import type { LessonStatus, ScormMode } from '#contract/learning/values.ts';

type Score = { raw: number | null; min: number | null; max: number | null };

/** What stood when a session began, and stays whatever the session says. */
export type Baseline = { status: LessonStatus; score: Score; totalSeconds: number };

export type Reported = {
  status: LessonStatus | undefined;
  score: Partial<Score>;
  sessionSeconds: number;
  ended: boolean;
};

export const noScore: Score = { raw: null, min: null, max: null };

/**
 * A SCO's state after a session told of itself [SCORM 1.2 RTE 3.4.4; domain 6]. A session may raise its status and
 * never lowers what stood before it; its time is added to the earlier total.
 */
export function afterReport(baseline: Baseline, reported: Reported, mastery: number | null): Baseline {
  const score = { ...baseline.score, ...reported.score };
  const said = reported.ended ? statusAtEnd(reported, score, mastery) : reported.status;
  const status = higher(baseline.status, said ?? 'not attempted');
  return {
    status,
    score: isScored(baseline, score) ? baseline.score : score,
    totalSeconds: baseline.totalSeconds + reported.sessionSeconds,
  };
}

/** Who says nothing has completed by leaving; a mastery score decides over whatever was said [RTE 3.4.4, lesson_status]. */
function statusAtEnd({ status }: Reported, { raw }: Score, mastery: number | null): LessonStatus {
  if (mastery !== null && raw !== null) return raw >= mastery ? 'passed' : 'failed';
  return status === undefined || status === 'not attempted' ? 'completed' : status;
}

/** Nothing takes back what is completed or passed; short of that, the newest word counts. */
function higher(before: LessonStatus, after: LessonStatus): LessonStatus {
  if (before === 'passed') return 'passed';
  if (before === 'completed') return after === 'passed' ? 'passed' : 'completed';
  return after === 'not attempted' ? before : after;
}

function isScored({ status, score: before }: Baseline, { raw }: Score): boolean {
  return isFinished(status) && before.raw !== null && (raw === null || raw < before.raw);
}

export function isFinished(status: LessonStatus): boolean {
  return status === 'completed' || status === 'passed';
}

/** Of 100. 1.2 has raw scores between 0 and 100; a scale of the SCO's own is stretched to it. */
export function percentOf({ raw, min, max }: Score): number | null {
  if (raw === null) return null;
  const [least, most] = [min ?? 0, max ?? 100];
  const percent = most > least ? (100 * (raw - least)) / (most - least) : raw;
  return Math.min(100, Math.max(0, percent));
}

export type ScoResult = { status: LessonStatus; percent: number | null };
export type Rollup = { isComplete: boolean; hasFailed: boolean; grade: number | null };

/** Of a whole package: every SCO completed or passed; the mean of the scores there are; failed if any is [domain 6]. */
export function rollUp(scos: ScoResult[]): Rollup {
  const percents = scos.map(({ percent }) => percent).filter((percent) => percent !== null);
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
  return {
    isComplete: scos.length > 0 && scos.every(({ status }) => isFinished(status)),
    hasFailed: scos.some(({ status }) => status === 'failed'),
    grade: percents.length > 0 ? Math.round(mean * 100) / 100 : null,
  };
}

export type Left = { status: LessonStatus; exit: string; mode: ScormMode };

/** `cmi.core.entry`: again where one suspended, a fresh start, or neither [RTE 3.4.4, entry]. */
export function entryOf({ status, exit, mode }: Left): 'ab-initio' | 'resume' | '' {
  if (mode === 'browse' || status === 'not attempted') return 'ab-initio';
  return exit === 'suspend' ? 'resume' : '';
}

const mostHours = 9999;

/** HHHH:MM:SS.SS as SCORM writes time; anything else is none. */
export function secondsOf(timespan: string): number {
  const [, hours, minutes, seconds] = /^(\d+):(\d{2}):(\d{2}(?:\.\d{1,2})?)$/.exec(timespan) ?? [];
  if (seconds === undefined) return 0;
  return Math.min(Number(hours), mostHours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export function timespanOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const hundredths = Math.floor((seconds - whole) * 100 + 1e-6);
  const [hours, minutes] = [Math.min(mostHours, Math.floor(whole / 3600)), Math.floor(whole / 60) % 60];
  return `${pad(hours, 4)}:${pad(minutes, 2)}:${pad(whole % 60, 2)}.${pad(hundredths, 2)}`;
}

function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
