/** Enumerations of learning, free of schemas, so that the browser can read them. */
export const contentTypes = ['url', 'file', 'video', 'text', 'assessment', 'task', 'scorm', 'final'] as const;
export type ContentType = (typeof contentTypes)[number];

export const contentStatuses = ['not_started', 'started', 'done'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** Why a content does not open: it is for those enrolled, or for those who have finished the rest. */
export const contentLocks = ['enrollment', 'rest'] as const;
export type ContentLock = (typeof contentLocks)[number];

/** The words of `cmi.core.lesson_status` [SCORM 1.2 RTE 3.4.4]. */
export const lessonStatuses = ['not attempted', 'incomplete', 'completed', 'passed', 'failed', 'browsed'] as const;
export type LessonStatus = (typeof lessonStatuses)[number];

/** For credit; to look again at what is complete; or without leaving a trace. */
export const scormModes = ['normal', 'review', 'browse'] as const;
export type ScormMode = (typeof scormModes)[number];

/** How much a SCO may tell, in characters and entries: the standard's limits where it has them. */
export const scormLimits = {
  location: 255,
  suspendData: 4096,
  comments: 4096,
  feedback: 4096,
  objectives: 500,
  interactions: 1000,
  /** Objectives and right answers of one interaction. */
  listed: 50,
  /** A whole commit, so that a beacon carries it. */
  commitBytes: 60_000,
} as const;

/** No database keeps a NUL or half a character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
