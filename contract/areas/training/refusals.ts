export const trainingRefusals = {
  seats_unpaid: 409,
  seats_too_few: 409,
  seats_expired: 409,
  seats_class_canceled: 409,
  seat_in_use: 409,
  seat_not_held: 409,
  employee_not_active: 409,
  person_already_enrolled: 409,
} as const;
