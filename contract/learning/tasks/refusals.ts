export const tasksRefusals = {
  task_takes_nothing: 400,
  task_takes_no_text: 409,
  task_takes_no_files: 409,
  hand_in_empty: 400,
  hand_in_accepted: 409,
  hand_in_changed: 409,
  hand_in_feedback_missing: 400,
  hand_in_grade_missing: 400,
  too_many_hand_in_files: 409,
} as const;
