export const attendanceStates = ['present', 'late', 'absent', 'justified'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** A mark that was taken back is unmarked: it counts as none, and keeps its version. */
export const markStates = [...attendanceStates, 'unmarked'] as const;
export type MarkState = (typeof markStates)[number];

/** By the trainer, or by the learner with the code of the lesson, typed or scanned. */
export const attendanceMeans = ['hand', 'code', 'qr'] as const;
export type AttendanceMeans = (typeof attendanceMeans)[number];

/** The register of a lesson opens so many minutes before it begins. */
export const registerOpensMinutes = 15;
/** For trainers; staff can correct it until the class is concluded [domain 4.3]. */
export const registerClosesHours = 72;

export const mostAttendanceChanges = 200;

export const codeStepSeconds = 30;
export const codeLength = 6;
/** Without letters and digits that are easily confused. */
export const codeLetters = '23456789ACDEFGHJKMNPQRTUVWXY';
