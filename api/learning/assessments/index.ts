export { alikeIn, faultIn } from './model/question-faults.ts';
export { countWaitingAttempts } from './store/waiting.ts';
export { setAssessment } from './set-assessment.ts';
export { dropRules, writtenAssessments, type WrittenAssessment } from './store/written.ts';
