import type { ContentOutline } from '#contract/learning/learning/calls.ts';

type Kind = ContentOutline['type'];

/** Why a content needs a network; null for one that can be read without. */
export type WhyOnline = 'runs' | 'answers' | 'elsewhere';

const whyOnline: Record<Kind, WhyOnline | null> = {
  text: null,
  final: null,
  file: null,
  video: null,
  url: 'elsewhere',
  scorm: 'runs',
  assessment: 'answers',
  task: 'answers',
};

type Content = Pick<ContentOutline, 'id' | 'type' | 'title' | 'byte_size' | 'lock'>;

/** A final content with an assessment is one. */
export function whyNotOffline(type: Kind, hasAssessment = false): WhyOnline | null {
  return hasAssessment ? 'answers' : whyOnline[type];
}

export type ModulePlan = {
  contents: Content[];
  /** Of files and videos; texts weigh next to nothing. */
  bytes: number;
  /** Of the videos, whether or not they are part of the plan. */
  videoBytes: number;
  notStored: { title: string; because: WhyOnline | 'locked' | 'video' }[];
};

/** What a module takes with it, and what it leaves behind. */
export function planOf(contents: readonly Content[], { withVideos }: { withVideos: boolean }): ModulePlan {
  const reasons = contents.map((content) => ({ content, because: reasonOf(content, withVideos) }));
  const taken = reasons.filter(({ because }) => because === null).map(({ content }) => content);
  return {
    contents: taken,
    bytes: sum(taken),
    videoBytes: sum(contents.filter(({ type, lock }) => type === 'video' && lock === null)),
    notStored: reasons.flatMap(({ content: { title }, because }) => (because ? [{ title, because }] : [])),
  };
}

function reasonOf({ type, lock }: Content, withVideos: boolean): WhyOnline | 'locked' | 'video' | null {
  if (lock !== null) return 'locked';
  return type === 'video' && !withVideos ? 'video' : whyOnline[type];
}

function sum(contents: readonly Content[]): number {
  return contents.reduce((total, { byte_size }) => total + (byte_size ?? 0), 0);
}
