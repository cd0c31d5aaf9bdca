import { declareSlice, event } from '#contract/declare.ts';
import { enrollments } from './calls.ts';
import { enrollmentFiles } from './files.ts';
import { enrollmentStandings } from './standings.ts';
import { enrollmentSettings } from './settings.ts';

export const enrollmentsContract = declareSlice({
  calls: { ...enrollments, ...enrollmentStandings, ...enrollmentFiles },
  settings: enrollmentSettings,
  events: {
    enrollment_opened: event<{ enrollment_id: number }>(),
    /** Paid, and waits for files. */
    enrollment_registered: event<{ enrollment_id: number }>(),
    enrollment_transferred: event<{ enrollment_id: number; from_class_id: number }>(),
    enrollment_file_handed_in: event<{ enrollment_file_id: number }>(),
    enrollment_file_decided: event<{ enrollment_file_id: number }>(),
    /** By another one; its bytes can go. */
    enrollment_file_replaced: event<{ file_id: number }>(),
    enrollment_files_due: event<{ enrollment_id: number; due_at: string }>(),
    enrollment_concluded: event<{ enrollment_id: number }>(),
    /** Canceled or withdrawn. */
    enrollment_ended: event<{ enrollment_id: number }>(),
  },
  messages: {
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
    taught_class_canceled: { topic: 'learning', warning: 'important', fixed: 'contract' },
    class_moved: { topic: 'learning', warning: 'important', fixed: 'contract' },
    lessons_changed: { topic: 'learning', warning: 'important', fixed: 'contract' },
    lesson_soon: { topic: 'learning' },
  },
  refusals: {
    already_enrolled: 409,
    trainer_cannot_enroll: 409,
    not_enrolled: 403,
    enrollment_unpaid: 403,
    enrollment_files_missing: 403,
    enrollment_over: 403,
    regulation_not_accepted: 403,
    regulation_changed: 409,
    file_not_expected: 409,
    transfer_too_late: 409,
    transfer_by_company: 409,
    transfer_other_course: 409,
    transfer_needs_files: 409,
  },
});
