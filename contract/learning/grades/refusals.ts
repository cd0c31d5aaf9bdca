export const gradesRefusals = {
  grades_locked: 409,
  grades_changed: 409,
  assessment_has_grades: 409,
  too_many_assessments: 409,
} as const;
