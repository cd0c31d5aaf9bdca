import { countDays, dayAfter, dayIn } from '#contract/rules/days.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { remindDaysAfter, remindDaysBefore } from '#contract/sales/accounts/values.ts';

export const dueStages = ['soon', 'due', 'late', 'very_late'] as const;
/** `soon`: in the days before the due date; `due`: from that day on; `late` and `very_late` after some days. */
export type DueStage = (typeof dueStages)[number];

/** The latest stage that a debit has reached, by days in the zone of the operator; null long before its due date. */
export function dueStage(dueAt: Date, now: Date): DueStage | null {
  const [today, dueDay] = [dayIn(operatorZone, now), dayIn(operatorZone, dueAt)];
  const overdue = countDays(dueDay, today) - 1;
  if (overdue >= remindDaysAfter.very_late) return 'very_late';
  if (overdue >= remindDaysAfter.late) return 'late';
  if (overdue >= 0) return 'due';
  return dueDay <= dayAfter(today, remindDaysBefore) ? 'soon' : null;
}

export function stagesBefore(stage: DueStage): DueStage[] {
  return dueStages.slice(0, dueStages.indexOf(stage));
}
