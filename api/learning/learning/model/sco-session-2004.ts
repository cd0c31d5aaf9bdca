import type { ReportedCmi2004, Scorm2004Objective } from '#contract/learning/learning/scorm-2004-cmi.ts';
import type { ScormMode } from '#contract/learning/learning/values.ts';
import { durationOf } from './duration.ts';
import type { PackageItem } from './manifest-items.ts';
import { higher } from './sco.ts';
import type { ScoState } from './sco-session.ts';
import {
  freshCmi,
  inReview,
  lessonStatusOf,
  nextSession,
  numberIn,
  percentOf2004,
  statusesOf,
  withReport,
} from './sco-2004.ts';
import type { Cmi2004, Thresholds } from './sco-2004.ts';
import type { Activity } from './sequencing/activity.ts';
import type { Course, Node } from './sequencing/course.ts';
import { objectiveOf } from './sequencing/objectives.ts';

export function thresholdsFor(activity: Activity | null, identifier: string): Thresholds {
  const match = activity && activityNamed(activity, identifier);
  if (!match) return { passing: null, completion: null };
  const { objectives, completion } = match.sequencing;
  return { passing: objectives[0]?.passingMeasure ?? null, completion: completion.least };
}

function activityNamed(activity: Activity, identifier: string): Activity | null {
  if (activity.identifier === identifier) return activity;
  for (const each of activity.children) {
    const match = activityNamed(each, identifier);
    if (match) return match;
  }
  return null;
}

/** The objectives that a new attempt finds, with what is known about them [RTE 4.2.17]. */
export function objectivesFor(course: Course, node: Node): Scorm2004Objective[] {
  const named = node.activity.sequencing.objectives.filter(({ id }) => id !== '');
  return named.map(({ id }) => {
    const { satisfied, measure, completed, progress, raw, min, max } = objectiveOf(course, node, id);
    const score = { scaled: measure, raw, min, max };
    const existing = Object.entries(score).filter(([, value]) => value !== null);
    return {
      id,
      ...(satisfied !== null && { success_status: satisfied ? ('passed' as const) : ('failed' as const) }),
      ...(completed !== null && { completion_status: completed ? ('completed' as const) : ('incomplete' as const) }),
      ...(progress !== null && { progress_measure: String(progress) }),
      ...(existing.length > 0 && { score: Object.fromEntries(existing.map(([name, value]) => [name, String(value)])) }),
    };
  });
}

/** A session of an activity goes on with its data, or begins a new attempt. */
export function prepareCmi(state: ScoState, isResumed: boolean, objectives: Scorm2004Objective[]): ScoState {
  if (isResumed && state.cmi) return { ...state, cmi: nextSession(state.cmi), exit_mode: 'suspend' };
  return { ...state, cmi: freshCmi(objectives), exit_mode: '' };
}

export type Commit2004 = {
  cmi: ReportedCmi2004;
  revision: number;
  ended: boolean;
  mode: ScormMode;
  thresholds: Thresholds;
  /** The learner goes on later, whatever the SCO said about its exit. */
  isSuspendedByAll: boolean;
};

export function afterCommit2004(state: ScoState, commit: Commit2004): ScoState {
  const before = state.cmi ?? freshCmi([]);
  const cmi = commit.mode === 'review' ? inReview(before, commit.cmi) : withReport(before, commit.cmi);
  return {
    ...state,
    ...(commit.mode !== 'review' && earned(state, cmi, commit.thresholds)),
    cmi,
    total_seconds: state.baseline.totalSeconds + cmi.session_seconds,
    ...(commit.ended && { exit_mode: commit.isSuspendedByAll ? 'suspend' : (cmi.exit ?? '') }),
    session_open: !commit.ended,
    revision: commit.revision,
  };
}

/** The best of all attempts on this activity. */
function earned(state: ScoState, cmi: Cmi2004, thresholds: Thresholds): Partial<ScoState> {
  const { completion, success } = statusesOf(cmi, thresholds);
  const isNew = isBetter(cmi, state.baseline);
  return {
    lesson_status: higher(state.baseline.status, lessonStatusOf({ completion, success })),
    completion_status: state.completion_status === 'completed' ? 'completed' : completion,
    success_status: state.success_status === 'passed' ? 'passed' : success,
    progress_measure: numberIn(cmi.progress_measure) ?? state.progress_measure,
    ...(isNew && {
      score_scaled: numberIn(cmi.score?.scaled),
      score_raw: numberIn(cmi.score?.raw),
      score_min: numberIn(cmi.score?.min),
      score_max: numberIn(cmi.score?.max),
    }),
  };
}

function isBetter(cmi: Cmi2004, { score, scaled = null }: ScoState['baseline']): boolean {
  const now = percentOf2004(cmi.score);
  const before = percentOf2004({
    scaled: written(scaled),
    raw: written(score.raw),
    min: written(score.min),
    max: written(score.max),
  });
  return now !== null && (before === null || now >= before);
}

type Launching = { item: PackageItem; learner: { id: string; name: string }; mode: ScormMode; thresholds: Thresholds };

/** Elements that are not known are left out, so that reading them answers 403 [RTE 4.1]. */
export function initialCmi2004(state: ScoState, { item, learner, mode, thresholds }: Launching) {
  const cmi = state.cmi ?? freshCmi([]);
  const { total_seconds, session_seconds, interactions, exit: _, ...own } = cmi;
  const isResumed = state.exit_mode === 'suspend';
  return {
    learner_id: learner.id,
    learner_name: learner.name,
    credit: mode === 'normal' ? 'credit' : 'no-credit',
    mode,
    entry: entryOf(mode, isResumed, total_seconds > 0),
    total_time: durationOf(total_seconds + session_seconds),
    ...filled({
      launch_data: item.launch_data,
      max_time_allowed: item.max_time_allowed,
      time_limit_action: item.time_limit_action.replaceAll(' ', ''),
      scaled_passing_score: written(thresholds.passing),
      completion_threshold: written(thresholds.completion),
    }),
    ...own,
    // The SCO relies on their count and reads them.
    interactions: Object.values(interactions).map(asWritten),
  };
}

function entryOf(mode: ScormMode, isResumed: boolean, hasTime: boolean): 'ab-initio' | 'resume' | '' {
  if (isResumed) return 'resume';
  return mode === 'review' || hasTime ? '' : 'ab-initio';
}

function asWritten({
  index: _,
  objectives = [],
  correct_responses = [],
  ...interaction
}: Cmi2004['interactions'][string]) {
  return {
    ...interaction,
    objectives: objectives.map((id) => ({ id })),
    correct_responses: correct_responses.map((pattern) => ({ pattern })),
  };
}

function filled(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function written(number: number | null): string {
  return number === null ? '' : String(number);
}
