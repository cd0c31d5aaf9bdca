export { tokenOf } from './issue-links.ts';
export { sendAtConclusion } from './send-at-conclusion.ts';
export { writeCourseSurvey, writtenSurvey, type CourseSurvey } from './course-survey.ts';
