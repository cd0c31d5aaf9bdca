import { isStorable, scormLimits as limits } from '#contract/learning/learning/values.ts';
import type { ReportedCmi } from '#contract/learning/learning/scorm-cmi.ts';
import { jsonBytesOf, type Snapshot } from './snapshot.ts';

type Interaction = NonNullable<ReportedCmi['interactions']>[number];
type Listed<T> = Record<string, T>;

/** The data model of scorm-again, whose lists are objects by index. */
export type WrittenCmi = {
  core: NonNullable<ReportedCmi['core']> & Record<string, unknown>;
  suspend_data: string;
  comments: string;
  student_preference: NonNullable<ReportedCmi['student_preference']>;
  objectives: Listed<NonNullable<ReportedCmi['objectives']>[number]>;
  interactions: Listed<
    Omit<Interaction, 'index' | 'objectives' | 'correct_responses'> & {
      objectives: Listed<{ id: string }>;
      correct_responses: Listed<{ pattern: string }>;
    }
  >;
};

/** All of it is sent each time, but of the interactions and the suspend data only what is not confirmed. */
export function snapshotOf(cmi: WrittenCmi): Snapshot {
  const interactions = new Map(interactionsOf(cmi).map((it) => [`interactions.${it.index}`, it]));
  const parts = [...interactions, [suspendData, cmi.suspend_data] as const];
  return {
    text: JSON.stringify(cmi),
    parts: new Map(parts.map(([name, part]) => [name, JSON.stringify(part)])),
    report: (names) => {
      const reported = [...interactions].filter(([name]) => names.has(name)).map(([, it]) => it);
      const { suspend_data, ...rest } = reportedCmi(cmi, reported);
      return { cmi: names.has(suspendData) ? { ...rest, suspend_data } : rest };
    },
  };
}

const suspendData = 'suspend_data';

export function reportedCmi(cmi: WrittenCmi, interactions: Interaction[]): ReportedCmi {
  const { lesson_location, lesson_status, exit, session_time, score } = cmi.core;
  const report = { lesson_location, lesson_status, exit, session_time, score };
  return {
    core: Object.fromEntries(Object.entries(report).filter(([, value]) => value !== undefined)),
    suspend_data: cmi.suspend_data,
    comments: cmi.comments,
    student_preference: cmi.student_preference,
    objectives: Object.values(cmi.objectives).slice(0, limits.objectives),
    interactions,
  };
}

export function interactionsOf(cmi: WrittenCmi): Interaction[] {
  const interactions = Object.entries(cmi.interactions).slice(0, limits.interactions);
  return interactions.map(([index, { objectives, correct_responses, ...interaction }]) => ({
    ...interaction,
    index: Number(index),
    objectives: firstOf(objectives).map(({ id }) => id),
    correct_responses: firstOf(correct_responses).map(({ pattern }) => pattern),
  }));
}

function firstOf<T>(listed: Listed<T>): T[] {
  return Object.values(listed).slice(0, limits.listed);
}

const longest: Record<string, number> = {
  'cmi.suspend_data': limits.suspendData,
  'cmi.comments': limits.comments,
};
const feedback = /^cmi\.interactions\.\d+\.(student_response|correct_responses\.\d+\.pattern)$/;

/** Whether the server accepts it; the SCORM API is more generous than the standard and the database. */
export function isKeepable(element: string, value: unknown): boolean {
  const most = longest[element] ?? (feedback.test(element) ? limits.feedback : Number.POSITIVE_INFINITY);
  const text = String(value);
  if (element === 'cmi.suspend_data' && jsonBytesOf(text) > limits.suspendBytes) return false;
  return text.length <= most && isStorable(text);
}
