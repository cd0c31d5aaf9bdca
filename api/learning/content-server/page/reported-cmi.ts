import type { ReportedCmi } from '#contract/scorm-cmi.ts';

type Interaction = NonNullable<ReportedCmi['interactions']>[number];
type Listed<T> = Record<string, T>;

/** The data model as scorm-again writes it: lists are objects by their place. */
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

/** What of it a commit carries; interactions only those that are asked for. */
export function reportedCmi(cmi: WrittenCmi, interactions: Interaction[]): ReportedCmi {
  const { lesson_location, lesson_status, exit, session_time, score } = cmi.core;
  const told = { lesson_location, lesson_status, exit, session_time, score };
  return {
    core: Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    suspend_data: cmi.suspend_data,
    comments: cmi.comments,
    student_preference: cmi.student_preference,
    objectives: Object.values(cmi.objectives),
    interactions,
  };
}

export function interactionsOf(cmi: WrittenCmi): Interaction[] {
  return Object.entries(cmi.interactions).map(([index, { objectives, correct_responses, ...interaction }]) => ({
    ...interaction,
    index: Number(index),
    objectives: Object.values(objectives).map(({ id }) => id),
    correct_responses: Object.values(correct_responses).map(({ pattern }) => pattern),
  }));
}

/** By place, how each interaction was last told and heard. */
export type Heard = Map<number, string>;

const mostLetters = 30_000;

/** The interactions that are new or changed, as many as one commit should carry. */
export function unheard(interactions: Interaction[], heard: Heard): Interaction[] {
  let letters = 0;
  return interactions.filter((interaction) => {
    const written = JSON.stringify(interaction);
    if (heard.get(interaction.index) === written) return false;
    letters += written.length;
    return letters <= mostLetters;
  });
}

const limits: Record<string, number> = { 'cmi.suspend_data': 4096, 'cmi.comments': 4096 };

/** Whether SCORM 1.2 lets this element be so long; the run time itself is more generous, the server is not. */
export function isTooLong(element: string, value: unknown): boolean {
  return String(value).length > (limits[element] ?? Number.POSITIVE_INFINITY);
}
