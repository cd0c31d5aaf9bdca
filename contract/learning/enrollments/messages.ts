import type { MessageRules } from '#contract/declare.ts';

export const enrollmentsMessages = {
  enrollment_opened: { topic: 'learning' },
  enrollment_registered: { topic: 'learning', warning: 'important', fixed: 'contract' },
  enrollment_transferred: { topic: 'learning', fixed: 'contract' },
  enrollment_file_approved: { topic: 'learning' },
  enrollment_file_rejected: { topic: 'learning', warning: 'important', fixed: 'contract' },
  enrollment_files_due: { topic: 'learning', warning: 'important', fixed: 'contract' },
  enrollment_files_to_review: { topic: 'team', claim: 'enrollments.edit', warning: 'important' },
  enrollment_concluded: { topic: 'learning' },
  enrollment_canceled: { topic: 'learning', fixed: 'contract' },
  class_canceled: { topic: 'learning', warning: 'important', fixed: 'contract' },
  class_moved: { topic: 'learning', warning: 'important', fixed: 'contract' },
  lessons_changed: { topic: 'learning', warning: 'important', fixed: 'contract' },
  lesson_soon: { topic: 'learning' },
} satisfies MessageRules;
