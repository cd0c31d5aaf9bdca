export const trainerClassStates = ['running', 'coming', 'concluded'] as const;
export type TrainerClassState = (typeof trainerClassStates)[number];

/** The conditions under which a class can be concluded (domain 4.2), in the order in which they are met. */
export const conclusionConditions = [
  'registrations_closed',
  'lessons_given',
  'summaries_written',
  'attendance_complete',
  'grades_published',
  'class_ended',
] as const;
export type ConclusionCondition = (typeof conclusionConditions)[number];

export const longestClassMessage = 1000;
export const mostRecipients = 200;
/** How many messages one person may send to classes within an hour. */
export const messagesPerHour = 10;
export const longestClassReply = 1000;
/** How many replies one person may write within an hour. */
export const repliesPerHour = 20;
