import { defineSlice } from '#api/shared/slice.ts';
import { endOverdueAttempts } from './end-attempt.ts';
import { enterMark } from './enter-mark.ts';
import { gradeAnswers } from './grade-answers.ts';
import { notifyGraded } from './notify-graded.ts';
import { openAssessment } from './open-assessment.ts';
import { openAttempt } from './open-attempt.ts';
import { assessmentsData } from './personal-data.ts';
import { assessmentsRawRoutes } from './raw-routes.ts';
import { takeScormScore } from './record-scorm-score.ts';
import { retrieveAssessmentSources } from './retrieve-assessment-sources.ts';
import { retrieveAttempts, retrieveClassAssessments, retrieveExtraTimes } from './retrieve-attempts.ts';
import { saveAnswer } from './save-answer.ts';
import { setAssessment } from './set-assessment.ts';
import { setExtraTime } from './set-extra-time.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';
import { tables } from './tables.ts';

/** Contents of type `assessment`: questions, attempts and their marks (domain 4.3). */
export const assessmentsSlice = defineSlice('assessments', {
  verbs: {
    retrieveAssessmentSources,
    setAssessment,
    openAssessment,
    startAttempt,
    openAttempt,
    saveAnswer,
    submitAttempt,
    retrieveAttempts,
    gradeAnswers,
    enterMark,
    setExtraTime,
    retrieveClassAssessments,
    retrieveExtraTimes,
  },
  rawRoutes: assessmentsRawRoutes,
  reactions: {
    content_graded: { 'take-scorm-score': takeScormScore },
    attempt_graded: { 'notify-attempt-graded': notifyGraded },
  },
  jobs: { 'end-overdue-attempts': { cron: '* * * * *', run: endOverdueAttempts } },
  personalData: assessmentsData,
  tables,
});
