import type { LiveEvent } from '#contract/messages/values.ts';

/** Counts of changes. */
export type Versions = { warnings: number; notifications: number };

/** As in `12.7`. */
export function idOf({ warnings, notifications }: Versions): string {
  return `${warnings}.${notifications}`;
}

export function versionsIn(id: string | null): Versions | null {
  const [, warnings, notifications] = /^(\d{1,15})\.(\d{1,15})$/.exec(id ?? '') ?? [];
  return warnings && notifications ? { warnings: Number(warnings), notifications: Number(notifications) } : null;
}

/** Without an id nothing was missed; with an id of another database, everything. */
export function missed(last: Versions | null, now: Versions): LiveEvent[] {
  if (!last) return [];
  return [
    ...(last.notifications === now.notifications ? [] : ['notifications-update' as const]),
    ...(last.warnings === now.warnings ? [] : ['user-warnings-update' as const]),
  ];
}
