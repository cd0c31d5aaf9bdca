import type { Ctx } from '#api/shared/context.ts';

export function attendanceGaps(_ctx: Ctx, _classId: number): Promise<{ starts_at: Date; unmarked: number }[]> {
  return Promise.resolve([]);
}

export function attendanceGapsIn(_ctx: Ctx, _classIds: readonly number[]): Promise<Map<number, number>> {
  return Promise.resolve(new Map());
}
