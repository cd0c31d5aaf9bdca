import type { LiveEvent } from '#contract/messages/values.ts';

/** How often a user's warnings and notifications have changed so far. */
export type Versions = { warnings: number; notifications: number };

/** The id of a live event, as in `12.7`: after it, nothing of this state is news. */
export function idOf({ warnings, notifications }: Versions): string {
  return `${warnings}.${notifications}`;
}

/** What a browser last heard of; null for what no event was ever called. */
export function versionsIn(id: string | null): Versions | null {
  const [, warnings, notifications] = /^(\d{1,15})\.(\d{1,15})$/.exec(id ?? '') ?? [];
  return warnings && notifications ? { warnings: Number(warnings), notifications: Number(notifications) } : null;
}

/** Who was never here has missed nothing; who shows an id from another database, everything. */
export function missed(last: Versions | null, now: Versions): LiveEvent[] {
  if (!last) return [];
  return [
    ...(last.notifications === now.notifications ? [] : ['notifications-update' as const]),
    ...(last.warnings === now.warnings ? [] : ['user-warnings-update' as const]),
  ];
}
