import type { FileType } from '#contract/platform/files/values.ts';

export const contentTypes = ['url', 'file', 'video', 'text', 'assessment', 'task', 'scorm', 'final'] as const;
export type ContentType = (typeof contentTypes)[number];

export const contentStatuses = ['not_started', 'started', 'done'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** Why a content does not open: it requires an enrollment, or all other contents to be finished. */
export const contentLocks = ['enrollment', 'rest'] as const;

/** The words of `cmi.core.lesson_status` [SCORM 1.2 RTE 3.4.4]. */
export const lessonStatuses = ['not attempted', 'incomplete', 'completed', 'passed', 'failed', 'browsed'] as const;
export type LessonStatus = (typeof lessonStatuses)[number];

/** The second number of SCORM 2004 is the edition; `2004-2` also stands for the first. */
export const scormVersions = ['1.2', '2004-2', '2004-3', '2004-4'] as const;
export type ScormVersion = (typeof scormVersions)[number];

/** For credit; to review a complete attempt; or without recording anything. */
export const scormModes = ['normal', 'review', 'browse'] as const;
export type ScormMode = (typeof scormModes)[number];

/** In characters and entries; the limits of SCORM 1.2 where it has them and authoring tools respect them. */
export const scormLimits = {
  location: 255,
  /** The standard has 4,096; exports of authoring tools exceed it. */
  suspendData: 64_000,
  /** As JSON. */
  suspendBytes: 256_000,
  comments: 4096,
  feedback: 4096,
  objectives: 500,
  interactions: 1000,
  /** Objectives and correct responses of one interaction. */
  listed: 50,
  /** A whole commit: suspend data, and some 60 kB of interactions. */
  commitBytes: 372_000,
} as const;

/** The words of `cmi.completion_status` and `cmi.success_status` [SCORM 2004 RTE 4.2.4, 4.2.22]. */
export const completionStatuses = ['completed', 'incomplete', 'not attempted', 'unknown'] as const;
export type CompletionStatus = (typeof completionStatuses)[number];
export const successStatuses = ['passed', 'failed', 'unknown'] as const;
export type SuccessStatus = (typeof successStatuses)[number];

/** In characters and entries, at least the permitted maximums of SCORM 2004. */
export const scorm2004Limits = {
  location: 1000,
  suspendData: 64_000,
  identifier: 4000,
  /** With its language, as `{lang=pt}`. */
  description: 300,
  comment: 4050,
  response: 10_000,
  comments: 250,
  objectives: 500,
  interactions: 1000,
  listed: 250,
  /** Shared data of a package [RTE 4.3.1]. */
  stores: 50,
  store: 64_000,
  /** Suspend data and changed shared data of a commit, as JSON. */
  sharedBytes: 256_000,
  /** A whole commit: these, and some 60 kB of interactions. */
  commitBytes: 372_000,
} as const;

/** The message with a commit of any edition, with its launch token. */
export const commitMessageBytes = 384 * 1024;

/** What the SCO or the learner may ask for with the end of an activity of SCORM 2004. */
export const scormRequests = [
  'continue',
  'previous',
  'choice',
  'jump',
  'exit',
  'exitAll',
  'abandon',
  'abandonAll',
  'suspendAll',
] as const;

/** Which attempt counts. */
export const gradePolicies = ['best', 'last', 'average'] as const;
export type GradePolicy = (typeof gradePolicies)[number];

/** How an activity stands in the menu: `disabled` waits for another, by the sequencing of the package. */
export const scoPlaces = ['open', 'disabled'] as const;
export type ScoPlace = (typeof scoPlaces)[number];

/** PostgreSQL stores neither NUL nor lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Of the zip [domain 6, Import]. */
export const mostFolderBytes = 500 * 1024 ** 2;

/** What editors upload for contents, by the types of its bytes. */
export const contentFileTypes = {
  document: ['pdf'],
  picture: ['jpg', 'png'],
  video: ['mp4', 'webm'],
  captions: ['vtt'],
} as const satisfies Record<string, readonly FileType[]>;
export type ContentFileKind = keyof typeof contentFileTypes;
export const contentFileKinds = ['document', 'picture', 'video', 'captions'] as const satisfies ContentFileKind[];

/** In units of a million bytes. */
export const mostContentFileMegabytes: Record<ContentFileKind, number> = {
  document: 50,
  picture: 10,
  video: 500,
  captions: 1,
};
