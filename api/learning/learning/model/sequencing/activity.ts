// The sequencing of SCORM 2004 [SN 3; IMS Simple Sequencing 1.0], as a manifest declares it.

export type Control = {
  choice: boolean;
  choiceExit: boolean;
  flow: boolean;
  forwardOnly: boolean;
  currentObjectives: boolean;
  currentProgress: boolean;
};

export type Condition = {
  test: string;
  isNegated: boolean;
  /** An objective of the activity; null is the primary one. */
  objective: string | null;
  threshold: number;
};
export type Conditions = { combine: 'all' | 'any'; tests: Condition[] };
export type Rule = Conditions & { action: string };

export type RollupRule = Conditions & {
  action: string;
  children: string;
  count: number;
  percent: number;
};

export type GlobalMap = {
  target: string;
  /** What the activity reads from the global objective, and what it writes to it. */
  reads: ObjectiveField[];
  writes: ObjectiveField[];
};

export type Objective = {
  /** Empty for a primary objective without an identifier. */
  id: string;
  isPrimary: boolean;
  /** The least measure that satisfies it; null where the measure does not decide. */
  passingMeasure: number | null;
  maps: GlobalMap[];
};

export type Need = 'always' | 'ifAttempted' | 'ifNotSkipped' | 'ifNotSuspended';
export type Timing = 'never' | 'once' | 'onEachNewAttempt';

export type Sequencing = {
  control: Control;
  pre: Rule[];
  exit: Rule[];
  post: Rule[];
  attemptLimit: number | null;
  rollup: { objective: boolean; progress: boolean; weight: number; rules: RollupRule[] };
  /** The primary objective comes first. */
  objectives: Objective[];
  select: { timing: Timing; count: number | null };
  shuffle: { timing: Timing; children: boolean };
  delivery: { tracked: boolean; completionByContent: boolean; objectiveByContent: boolean };
  constrain: { preventActivation: boolean; constrainChoice: boolean };
  needs: Record<'satisfied' | 'notSatisfied' | 'completed' | 'incomplete', Need>;
  satisfiedWhileActive: boolean;
  /** `least` is null where the progress does not decide. */
  completion: { least: number | null; weight: number };
};

export type Activity = {
  identifier: string;
  title: string;
  isVisible: boolean;
  /** Null for a cluster. */
  kind: 'sco' | 'asset' | null;
  /** Controls that the player hides while it is open: `continue`, `previous`, `exit`… */
  hides: string[];
  sequencing: Sequencing;
  children: Activity[];
};

export const objectiveFields = ['satisfied', 'measure', 'raw', 'min', 'max', 'completed', 'progress'] as const;
export type ObjectiveField = (typeof objectiveFields)[number];

/** Null is unknown. */
export type ObjectiveState = {
  satisfied: boolean | null;
  measure: number | null;
  raw: number | null;
  min: number | null;
  max: number | null;
  completed: boolean | null;
  progress: number | null;
};

export type Tracking = {
  /** By the identifier of the objective, without its global maps. */
  objectives: Record<string, ObjectiveState>;
  completed: boolean | null;
  progress: number | null;
  attempts: number;
  isActive: boolean;
  isSuspended: boolean;
  /** The selected and ordered children; null for all, as declared. */
  children: string[] | null;
  /** What an attempt before this one reported, where it had failed and no report has come since. */
  failure?: Pick<ObjectiveState, 'satisfied' | 'measure'> | null;
};

export type SequencingState = {
  /** The current activity: the last that was delivered, or the cluster at which a session ended. */
  current: string | null;
  /** Resumed by the next session. */
  suspended: string | null;
  /** Identified for delivery, and not opened yet. */
  pending: string | null;
  activities: Record<string, Tracking>;
  globals: Record<string, ObjectiveState>;
  /** The course had failed when one of its activities was begun again. */
  hasFailed?: boolean;
};

export const unknownObjective: ObjectiveState = {
  satisfied: null,
  measure: null,
  raw: null,
  min: null,
  max: null,
  completed: null,
  progress: null,
};

export function freshSequencing(): SequencingState {
  return { current: null, suspended: null, pending: null, activities: {}, globals: {} };
}

export function freshTracking(): Tracking {
  return {
    objectives: {},
    completed: null,
    progress: null,
    attempts: 0,
    isActive: false,
    isSuspended: false,
    children: null,
  };
}
