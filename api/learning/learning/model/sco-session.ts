import type { CompletionStatus, LessonStatus, ScormMode, SuccessStatus } from '#contract/learning/learning/values.ts';
import type { ReportedCmi } from '#contract/learning/learning/scorm-cmi.ts';
import { afterReport, entryOf, noScore, percentOf, secondsOf, timespanOf } from './sco.ts';
import type { Baseline, ScoResult } from './sco.ts';
import { nextSession, type Cmi2004 } from './sco-2004.ts';

type Interaction = NonNullable<ReportedCmi['interactions']>[number];

export type ScoState = {
  item_identifier: string;
  lesson_status: LessonStatus;
  score_raw: number | null;
  score_min: number | null;
  score_max: number | null;
  location: string;
  suspend_data: string;
  exit_mode: string;
  total_seconds: number;
  comments: string;
  preference: NonNullable<ReportedCmi['student_preference']>;
  objectives: NonNullable<ReportedCmi['objectives']>;
  /** By index in the SCO's list. */
  interactions: Record<string, Interaction>;
  /** Of SCORM 2004, where it was loaded. */
  cmi: Cmi2004 | null;
  completion_status: CompletionStatus | null;
  success_status: SuccessStatus | null;
  score_scaled: number | null;
  progress_measure: number | null;
  baseline: Baseline;
  session_open: boolean;
  revision: number;
  launch_nonce: string | null;
};

export function freshState(identifier: string): ScoState {
  return {
    item_identifier: identifier,
    lesson_status: 'not attempted',
    score_raw: null,
    score_min: null,
    score_max: null,
    location: '',
    suspend_data: '',
    exit_mode: '',
    total_seconds: 0,
    comments: '',
    preference: {},
    objectives: [],
    interactions: {},
    cmi: null,
    completion_status: null,
    success_status: null,
    score_scaled: null,
    progress_measure: null,
    baseline: { status: 'not attempted', score: noScore, totalSeconds: 0 },
    session_open: false,
    revision: 0,
    launch_nonce: null,
  };
}

/** The first session of an activity in an attempt on the package. */
export function firstState(identifier: string, hasFailed: boolean): ScoState {
  const fresh = freshState(identifier);
  return hasFailed ? { ...fresh, baseline: { ...fresh.baseline, hasFailed } } : fresh;
}

export function beginSession(state: ScoState, nonce: string): ScoState {
  return { ...state, baseline: standingOf(state), session_open: true, revision: 0, launch_nonce: nonce };
}

/** More than the commits of one page, so that a late one of the page before is older than all of this page. */
const revisionsOfPage = 1_000;

/** A page that is loaded, or loaded again, begins with what was committed before, and has revisions of its own. */
export function continueSession(state: ScoState): ScoState {
  const exit_mode = hasCommits(state) && state.session_open ? 'suspend' : state.exit_mode;
  const revision = (Math.floor(state.revision / revisionsOfPage) + 1) * revisionsOfPage;
  const cmi = state.cmi && nextSession(state.cmi);
  return { ...state, cmi, baseline: standingOf(state), session_open: true, exit_mode, revision };
}

/** Of the page that plays the activity now. */
function hasCommits({ revision }: ScoState): boolean {
  return revision % revisionsOfPage > 0;
}

/** Keeps the last commit of a session that another window took over or that broke off, and resumes it later. */
export function cutOffSession(state: ScoState): ScoState {
  const exit_mode = hasCommits(state) ? 'suspend' : state.exit_mode;
  return { ...state, session_open: false, launch_nonce: null, exit_mode };
}

type Report = {
  cmi: ReportedCmi;
  revision: number;
  ended: boolean;
  isSilent: boolean;
  mastery: number | null;
  mode: ScormMode;
};

/** In review only the location and the time change; results stay. */
export function afterCommit(state: ScoState, report: Report): ScoState {
  const { cmi, revision, ended, mode } = report;
  const stands = mode === 'review' ? inReview(state, report) : earned(state, report);
  return {
    ...state,
    ...stands,
    location: cmi.core?.lesson_location ?? state.location,
    suspend_data: cmi.suspend_data ?? state.suspend_data,
    exit_mode: exitOf(state, report),
    preference: { ...state.preference, ...cmi.student_preference },
    session_open: !ended,
    revision,
  };
}

/** Of this session: that of an earlier one counts only until the first commit. */
function exitOf(state: ScoState, { cmi }: Report): string {
  return cmi.core?.exit ?? (hasCommits(state) ? state.exit_mode : '');
}

function inReview({ baseline }: ScoState, { cmi }: Report): Partial<ScoState> {
  return { total_seconds: baseline.totalSeconds + secondsOf(cmi.core?.session_time ?? '') };
}

function earned(state: ScoState, report: Report): Partial<ScoState> {
  const { cmi, ended, isSilent, mastery } = report;
  const { status, score, totalSeconds } = afterReport(
    state.baseline,
    {
      status: cmi.core?.lesson_status,
      score: scoreOf(cmi),
      sessionSeconds: secondsOf(cmi.core?.session_time ?? ''),
      ended,
      isSilent,
      isSuspended: exitOf(state, report) === 'suspend',
    },
    mastery,
  );
  return {
    lesson_status: status,
    score_raw: score.raw,
    score_min: score.min,
    score_max: score.max,
    total_seconds: totalSeconds,
    comments: cmi.comments ?? state.comments,
    objectives: cmi.objectives ?? state.objectives,
    interactions: withThese(state.interactions, cmi.interactions ?? []),
  };
}

function withThese(stored: ScoState['interactions'], updates: Interaction[]): ScoState['interactions'] {
  return { ...stored, ...Object.fromEntries(updates.map((interaction) => [interaction.index, interaction])) };
}

function scoreOf(cmi: ReportedCmi): Partial<Baseline['score']> {
  const scores = Object.entries(cmi.core?.score ?? {});
  return Object.fromEntries(scores.map(([name, text]) => [name, numberIn(text)]));
}

/** Blanks and strings without digits are accepted by the SCORM API but are no numbers. */
function numberIn(text = ''): number | null {
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? null : number;
}

/** During a session only the earlier results are certain, since the SCO may still change its status. */
function settled(state: ScoState): Baseline {
  return state.session_open ? state.baseline : standingOf(state);
}

function standingOf(state: ScoState): Baseline {
  return {
    status: state.lesson_status,
    score: { raw: state.score_raw, min: state.score_min, max: state.score_max },
    scaled: state.score_scaled,
    totalSeconds: state.total_seconds,
    ...(state.baseline.hasFailed && { hasFailed: true }),
  };
}

type Item = { mastery_score: number | null; launch_data: string } & Record<
  'max_time_allowed' | 'time_limit_action',
  string
>;
type Learner = { id: string; name: string };

export function initialCmi(
  state: ScoState,
  { item, learner, mode }: { item: Item; learner: Learner; mode: ScormMode },
) {
  return {
    core: {
      student_id: learner.id,
      student_name: lastNameFirst(learner.name),
      lesson_location: state.location,
      credit: mode === 'normal' ? 'credit' : 'no-credit',
      lesson_status: state.baseline.status,
      entry: entryOf({ status: state.baseline.status, exit: state.exit_mode, mode }),
      score: {
        raw: written(state.baseline.score.raw),
        min: written(state.baseline.score.min),
        max: written(state.baseline.score.max),
      },
      total_time: timespanOf(state.baseline.totalSeconds),
      lesson_mode: mode,
    },
    suspend_data: state.suspend_data,
    launch_data: item.launch_data,
    comments: state.comments,
    student_data: {
      mastery_score: written(item.mastery_score),
      max_time_allowed: item.max_time_allowed,
      time_limit_action: item.time_limit_action,
    },
    student_preference: state.preference,
    objectives: state.objectives,
    // The SCO cannot read them, but relies on their count.
    interactions: Object.values(state.interactions).map(asWritten),
  };
}

function asWritten({ index: _, objectives = [], correct_responses = [], ...interaction }: Interaction) {
  return {
    ...interaction,
    objectives: objectives.map((id) => ({ id })),
    correct_responses: correct_responses.map((pattern) => ({ pattern })),
  };
}

function written(number: number | null): string {
  return number === null ? '' : String(number);
}

/** "Last, First" [RTE 3.4.4, student_name]. */
function lastNameFirst(name: string): string {
  const names = name.trim().split(/\s+/);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${last}, ${names.join(' ')}` : last;
}

type Scored = Pick<ScoState, 'score_raw' | 'score_min' | 'score_max' | 'score_scaled'>;

export function scorePercent(state: Scored): number | null {
  if (state.score_scaled !== null) return Math.max(0, Math.round(state.score_scaled * 10_000) / 100);
  return percentOf({ raw: state.score_raw, min: state.score_min, max: state.score_max });
}

export function resultOf(state: ScoState | undefined): ScoResult {
  if (!state) return { status: 'not attempted', percent: null };
  const { status, score } = settled(state);
  return { status, percent: percentOf(score) };
}
