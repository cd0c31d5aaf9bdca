export { assessmentTypes, type AssessmentType } from '#contract/learning/grades/values.ts';

/** Contents that may have rules of an assessment; one of type `final` is otherwise a text. */
export const assessedTypes = ['assessment', 'final'] as const;

export const attemptStatuses = ['open', 'submitted', 'graded'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/**
 * When points and comments are shown. `after_last`: after the last attempt, or once it is passed, which ends the attempts.
 * Right answers are shown with them, but never while another attempt may start.
 */
export const feedbackRules = ['never', 'after_submission', 'after_last'] as const;
export type FeedbackRule = (typeof feedbackRules)[number];

export const attemptEnds = ['learner', 'time', 'trainer'] as const;
export type AttemptEnd = (typeof attemptEnds)[number];

export const usualAttempts = 3;
export const usualPassMark = 50;
/** An answer that left the device in time may arrive a little later. */
export const graceSeconds = 5;

export const mostQuestions = 200;
export const mostChoices = 30;
export const mostPoints = 1_000;
export const mostAttempts = 50;
export const mostMinutes = 1_440;
export const mostExtraPercent = 200;
export const longestPrompt = 2_000;
export const longestChoice = 500;
export const longestShortAnswer = 500;
export const longestAnswer = 20_000;
export const longestComment = 5_000;
export const mostAnswerFiles = 5;
export const answerFileTypes = ['pdf', 'jpg', 'png', 'zip'] as const;
export const answerFileMimes = ['application/pdf', 'image/jpeg', 'image/png', 'application/zip'] as const;
export const largestAnswerFileBytes = 10_000_000;
