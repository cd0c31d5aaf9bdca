import type { AttendanceChange } from '#contract/learning/attendance/calls.ts';
import type { Attendee, ClassLesson } from './store/register.ts';

export type Cell = { change: AttendanceChange; lesson: ClassLesson; attendee: Attendee };
