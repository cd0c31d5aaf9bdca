import type { LiveEvent } from '#contract/people/messages/values.ts';

/** Counts of changes. */
export type Versions = { warnings: number; notifications: number; library: number };

/** As in `12.7.3`. */
export function idOf({ warnings, notifications, library }: Versions): string {
  return `${warnings}.${notifications}.${library}`;
}

export function versionsIn(id: string | null): Versions | null {
  const match = /^(\d{1,15})\.(\d{1,15})(?:\.(\d{1,15}))?$/.exec(id ?? '');
  if (!match) return null;
  // Ids of an earlier version do not count the library.
  const [warnings = 0, notifications = 0, library = 0] = match.slice(1).map((count) => Number(count ?? 0));
  return { warnings, notifications, library };
}

/** Without an id nothing was missed; with an id of another database, everything. */
export function missed(last: Versions | null, now: Versions): LiveEvent[] {
  if (!last) return [];
  return [
    ...(last.notifications === now.notifications ? [] : ['notifications-update' as const]),
    ...(last.warnings === now.warnings ? [] : ['user-warnings-update' as const]),
    ...(last.library === now.library ? [] : ['library-update' as const]),
  ];
}
