import { defineSlice } from '#api/shared/slice.ts';
import { createAssessment, deleteAssessment, updateAssessment } from './change-assessment.ts';
import { notifyGradesPublished } from './notify-published.ts';
import { gradeData } from './personal-data.ts';
import { publishGrades } from './publish-grades.ts';
import { recordGrades } from './record-grades.ts';
import { retrieveAssessments } from './retrieve-assessments.ts';
import { retrieveGradeChanges } from './retrieve-grade-changes.ts';
import { retrieveGrades } from './retrieve-grades.ts';
import { sheetRoutes } from './sheet/raw-routes.ts';
import { tables } from './tables.ts';

/** The assessments of a class and what people got for them (domain 4.3). */
export const gradesSlice = defineSlice('grades', {
  verbs: {
    retrieveAssessments,
    createAssessment,
    updateAssessment,
    deleteAssessment,
    retrieveGrades,
    recordGrades,
    publishGrades,
    retrieveGradeChanges,
  },
  reactions: { grades_published: { 'tell-grades-published': notifyGradesPublished } },
  rawRoutes: sheetRoutes,
  personalData: gradeData,
  tables,
});
