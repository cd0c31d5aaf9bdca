import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import {
  registerState,
  type Register,
  type RegisteredLesson,
  type RegisterState,
} from '#contract/rules/attendance-register.ts';

const because: Record<Exclude<RegisterState, 'open'>, RefusalCode> = {
  ahead: 'attendance_ahead',
  closed: 'attendance_closed',
  canceled: 'lesson_canceled',
  over: 'class_over',
};

/** Refuses `attendance_ahead`, `attendance_closed`, `lesson_canceled`, `class_over`. */
export function requireOpenRegister(lesson: RegisteredLesson, register: Register, now: Date): void {
  const state = registerState(lesson, register, now);
  if (state !== 'open') throw new Refusal(because[state]);
}
