export { gradeGaps, gradeGapsByAssessment, type GradeGaps } from './grade-gaps.ts';
