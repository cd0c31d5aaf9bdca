import type { Ctx } from '#api/shared/context.ts';
import { gapsOf, type Gap } from './store/register.ts';

export type { Gap as AttendanceGap };

/**
 * Each lesson of a class that has passed, canceled ones aside, and how many enrolled people have no mark in it. One
 * statement. The caller checks access.
 */
export function attendanceGaps(ctx: Ctx, classId: number): Promise<Gap[]> {
  return gapsOf(ctx, classId);
}
