import type { LessonStatus, ScormMode } from '#contract/learning/learning/values.ts';

type Score = { raw: number | null; min: number | null; max: number | null };

/** The results before a session, which the session cannot lower. */
/** `scaled` is of SCORM 2004; `hasFailed` of the attempts on the package before this one. */
export type Baseline = {
  status: LessonStatus;
  score: Score;
  scaled?: number | null;
  totalSeconds: number;
  hasFailed?: boolean;
};

export type Report = {
  status: LessonStatus | undefined;
  score: Partial<Score>;
  sessionSeconds: number;
  ended: boolean;
  /** The SCO never called LMSInitialize, and opening it is not enough. */
  isSilent: boolean;
  /** The learner goes on later. */
  isSuspended: boolean;
};

export const noScore: Score = { raw: null, min: null, max: null };

/**
 * The results of a SCO after a session [SCORM 1.2 RTE 3.4.4; domain 6]. A session may raise the status but never lowers
 * it; its time is added to the total.
 */
export function afterReport(baseline: Baseline, report: Report, mastery: number | null): Baseline {
  const score = { ...baseline.score, ...report.score };
  const text = report.ended && !report.isSilent ? statusAtEnd(report, score, mastery) : report.status;
  const status = higher(baseline.status, keepsFailure(baseline, report) ? baseline.status : (text ?? 'not attempted'));
  return {
    status,
    score: isScored(baseline, score) ? baseline.score : score,
    totalSeconds: baseline.totalSeconds + report.sessionSeconds,
  };
}

/**
 * A SCO without a status is completed when it is left, unless it goes on later; a mastery score overrides its status
 * [RTE 3.4.4, lesson_status].
 */
function statusAtEnd({ status, isSuspended }: Report, { raw }: Score, mastery: number | null): LessonStatus {
  if (mastery !== null && raw !== null) return raw >= mastery ? 'passed' : 'failed';
  if (status !== undefined && status !== 'not attempted') return status;
  return isSuspended ? 'incomplete' : 'completed';
}

/** A SCO that has failed does report: leaving it without a status completes nothing. */
function keepsFailure({ status: before, hasFailed }: Baseline, { status, score }: Report): boolean {
  const isWithoutWord = (status === undefined || status === 'not attempted') && (score.raw ?? null) === null;
  return isWithoutWord && (before === 'failed' || (before === 'not attempted' && hasFailed === true));
}

/** Completed and passed stay; otherwise the newest status counts. */
export function higher(before: LessonStatus, after: LessonStatus): LessonStatus {
  if (before === 'passed') return 'passed';
  if (before === 'completed') return after === 'passed' ? 'passed' : 'completed';
  return after === 'not attempted' ? before : after;
}

function isScored({ status, score: before }: Baseline, { raw }: Score): boolean {
  return isFinished(status) && before.raw !== null && (raw === null || raw < before.raw);
}

export function isFinished(status: LessonStatus | undefined): boolean {
  return status === 'completed' || status === 'passed';
}

/** From 0 to 100. Raw scores are from 0 to 100 in SCORM 1.2; other scales are converted. */
export function percentOf({ raw, min, max }: Score): number | null {
  if (raw === null) return null;
  const [least, most] = [min ?? 0, max ?? 100];
  const percent = most > least ? (100 * (raw - least)) / (most - least) : raw;
  return Math.min(100, Math.max(0, percent));
}

export type ScoResult = { status: LessonStatus; percent: number | null };
export type Rollup = { isComplete: boolean; hasFailed: boolean; grade: number | null };

/**
 * Complete when every SCO is completed or passed, failed when any is; the grade is the mean of the scores [domain 6].
 */
export function rollUp(scos: ScoResult[]): Rollup {
  const percents = scos.map(({ percent }) => percent).filter((percent) => percent !== null);
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
  return {
    isComplete: scos.length > 0 && scos.every(({ status }) => isFinished(status)),
    hasFailed: scos.some(({ status }) => status === 'failed'),
    grade: percents.length > 0 ? Math.round(mean * 100) / 100 : null,
  };
}

export type Remaining = { status: LessonStatus; exit: string; mode: ScormMode };

export function entryOf({ status, exit, mode }: Remaining): 'ab-initio' | 'resume' | '' {
  if (mode === 'browse') return 'ab-initio';
  if (exit === 'suspend') return 'resume';
  return status === 'not attempted' ? 'ab-initio' : '';
}

const mostHours = 9999;

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
