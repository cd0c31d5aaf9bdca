import { attendanceSettings } from '#contract/learning/attendance/values.ts';
import { readNumberSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';

type Setting = (typeof attendanceSettings)[keyof typeof attendanceSettings];

export function readAttendanceSetting(ctx: Ctx, { key, otherwise }: Setting): Promise<number> {
  return readNumberSetting(ctx, key, otherwise);
}

export async function justifiedCounts(ctx: Ctx): Promise<boolean> {
  return (await readAttendanceSetting(ctx, attendanceSettings.justifiedCounts)) === 1;
}
