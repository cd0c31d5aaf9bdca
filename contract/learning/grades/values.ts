/** How an assessment is done [specification 4]. Trainers create those of type `other`. */
export const assessmentTypes = ['scorm', 'form', 'other'] as const;
export type AssessmentType = (typeof assessmentTypes)[number];

export const gradeStatuses = ['draft', 'published'] as const;
export type GradeStatus = (typeof gradeStatuses)[number];

export const gradeChangeKinds = ['recorded', 'published'] as const;
export type GradeChangeKind = (typeof gradeChangeKinds)[number];

export const mostGrade = 20;
export const mostAssessments = 50;
export const mostCells = 200;
export const longestAssessmentTitle = 120;
export const mostWeight = 1000;
