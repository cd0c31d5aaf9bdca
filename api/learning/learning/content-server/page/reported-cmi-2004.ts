import { isStorable, scorm2004Limits as limits } from '#contract/learning/learning/values.ts';
import type {
  ReportedCmi2004,
  Scorm2004Interaction,
  Scorm2004Store,
} from '#contract/learning/learning/scorm-2004-cmi.ts';
import type { Snapshot } from './snapshot.ts';

type Listed<T> = Record<string, T>;
type Stored<T> = Omit<T, 'objectives' | 'interactions' | 'comments_from_learner'>;

/** The data model of scorm-again, whose lists are objects by index. */
export type WrittenCmi2004 = Stored<ReportedCmi2004> & {
  objectives: Listed<NonNullable<ReportedCmi2004['objectives']>[number]>;
  interactions: Listed<
    Omit<Scorm2004Interaction, 'index' | 'objectives' | 'correct_responses'> & {
      objectives: Listed<{ id: string }>;
      correct_responses: Listed<{ pattern: string }>;
    }
  >;
  comments_from_learner: Listed<NonNullable<ReportedCmi2004['comments_from_learner']>[number]>;
};

const plain = [
  'completion_status',
  'success_status',
  'score',
  'progress_measure',
  'location',
  'exit',
  'session_time',
  'suspend_data',
  'learner_preference',
] as const;

/** What the SCO writes, in parts, so that unchanged suspend data is not sent again. */
export function snapshotOf2004(cmi: WrittenCmi2004, shared: ReadonlyMap<string, string>): Snapshot {
  const values = valuesOf(cmi);
  const stores = new Map([...shared].map(([target, store]) => [`shared.${target}`, { target, store }]));
  const parts = new Map([...values, ...stores].map(([name, value]) => [name, JSON.stringify(value)]));
  return {
    text: JSON.stringify([...parts]),
    parts,
    report: (names) => ({
      cmi_2004: reported([...values].filter(([name]) => names.has(name))),
      ...sharedIn([...stores].filter(([name]) => names.has(name)).map(([, store]) => store)),
    }),
  };
}

function sharedIn(stores: Scorm2004Store[]): { shared_data?: Scorm2004Store[] } {
  return stores.length > 0 ? { shared_data: stores } : {};
}

function valuesOf(cmi: WrittenCmi2004): Map<string, unknown> {
  const interactions = Object.entries(cmi.interactions).slice(0, limits.interactions);
  return new Map<string, unknown>([
    ...plain.filter((name) => cmi[name] !== undefined).map((name) => [name, cmi[name]] as const),
    ['objectives', Object.values(cmi.objectives).slice(0, limits.objectives)],
    ['comments_from_learner', Object.values(cmi.comments_from_learner).slice(0, limits.comments)],
    ...interactions.map(([index, it]) => [`interactions.${index}`, interactionOf(Number(index), it)] as const),
  ]);
}

function interactionOf(index: number, it: WrittenCmi2004['interactions'][string]): Scorm2004Interaction {
  const { objectives, correct_responses, ...interaction } = it;
  return {
    ...interaction,
    index,
    objectives: firstOf(objectives).map(({ id }) => id),
    correct_responses: firstOf(correct_responses).map(({ pattern }) => pattern),
  };
}

function firstOf<T>(listed: Listed<T>): T[] {
  return Object.values(listed).slice(0, limits.listed);
}

function reported(values: [string, unknown][]): ReportedCmi2004 {
  const interactions = values.filter(isInteraction).map(([, value]) => value);
  const rest = Object.fromEntries(values.filter((value) => !isInteraction(value)));
  // The server checks every field; `run-time.test.ts` shows that both sides agree.
  const report: object = { ...rest, ...(interactions.length > 0 && { interactions }) };
  return report;
}

function isInteraction([name]: [string, unknown]): boolean {
  return name.startsWith('interactions.');
}

const longest: Record<string, number> = {
  'cmi.suspend_data': limits.suspendData,
  'cmi.location': limits.location,
};
const store = /^adl\.data\.\d+\.store$/;
const response = /^cmi\.interactions\.\d+\.(learner_response|correct_responses\.\d+\.pattern)$/;
const list = /^cmi\.(objectives|interactions|comments_from_learner)\.(\d+)\./;
const mostOf: Record<string, number> = {
  objectives: limits.objectives,
  interactions: limits.interactions,
  comments_from_learner: limits.comments,
};

/** Of a type that scorm-again does not check, or answers with another error. */
const strict: [element: RegExp, shape: RegExp][] = [
  [/^cmi\.learner_preference\.audio_captioning$/, /^(-1|0|1)$/],
  [/^cmi\.(session_time|interactions\.\d+\.latency)$/, /\d\D$/],
];

function mostIn(element: string): number {
  if (store.test(element)) return limits.store;
  return longest[element] ?? (response.test(element) ? limits.response : limits.comment);
}

/** Whether the server accepts it; the SCORM API is more generous than the standard and the database. */
export function isKeepable2004(element: string, value: unknown): boolean {
  const most = mostIn(element);
  const [, name = '', index = '0'] = list.exec(element) ?? [];
  if (Number(index) >= (mostOf[name] ?? Number.POSITIVE_INFINITY)) return false;
  const text = String(value);
  const isMistyped = strict.some(([named, shape]) => named.test(element) && !shape.test(text));
  return !isMistyped && text.length <= most && isStorable(text);
}
