export const handInStatuses = ['handed_in', 'accepted', 'returned'] as const;
export type HandInStatus = (typeof handInStatuses)[number];

/** Of a task, for one learner: to do, or where the newest round of its hand-in is. */
export const taskStates = ['to_do', ...handInStatuses] as const;
export type TaskState = (typeof taskStates)[number];

export const handInVerdicts = ['accept', 'return'] as const;
export type HandInVerdict = (typeof handInVerdicts)[number];

export const handInFileTypes = ['pdf', 'jpg', 'png', 'zip'] as const;
export const handInFileMimes = ['application/pdf', 'image/jpeg', 'image/png', 'application/zip'] as const;
export const largestHandInFileBytes = 10_000_000;
export const mostHandInFiles = 10;
export const longestHandInText = 20_000;
export const longestFeedback = 5_000;
export const mostDueDays = 1_000;
