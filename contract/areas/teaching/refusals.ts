export const teachingRefusals = {
  class_registrations_open: 409,
  lessons_missing: 409,
  summaries_missing: 409,
  attendance_missing: 409,
  grades_missing: 409,
  class_not_over: 409,
  class_has_certificates: 409,
  class_empty: 409,
} as const;
