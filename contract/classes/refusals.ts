export const classesRefusals = {
  class_code_taken: 409,
  capacity_below_taken: 409,
  class_missing: 409,
  class_closed: 409,
  class_full: 409,
  waiting_not_open: 409,
} as const;
