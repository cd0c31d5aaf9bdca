import { event } from '#contract/declare.ts';

export const enrollmentsEvents = {
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
};
