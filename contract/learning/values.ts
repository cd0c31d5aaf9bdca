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

/** In characters and entries; the limits of SCORM 1.2 where it has them. */
export const scormLimits = {
  location: 255,
  suspendData: 4096,
  comments: 4096,
  feedback: 4096,
  objectives: 500,
  interactions: 1000,
  /** Objectives and correct responses of one interaction. */
  listed: 50,
  /** A whole commit; a browser sends at most 64 kB as a beacon. */
  commitBytes: 60_000,
} as const;

/** PostgreSQL stores neither NUL nor lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
