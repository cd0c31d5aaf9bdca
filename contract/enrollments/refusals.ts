export const enrollmentsRefusals = {
  already_enrolled: 409,
  trainer_cannot_enroll: 409,
  not_enrolled: 403,
  enrollment_unpaid: 403,
  enrollment_over: 403,
  regulation_not_accepted: 403,
  regulation_changed: 409,
} as const;
