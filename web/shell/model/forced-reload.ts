import { minuteMs } from '#contract/rules/durations.ts';
const restMs = minuteMs;

export function mayReload(reloadedAt: string | null, now: number): boolean {
  return reloadedAt === null || !(now - Number(reloadedAt) < restMs);
}
