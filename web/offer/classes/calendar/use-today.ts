import { useSyncExternalStore } from 'react';
import { dayIn, type Day } from '#contract/rules/days.ts';

const ignore = () => () => undefined;

/** The day of the visitor; that of the server until the page is hydrated. */
export function useToday(onServer: Day): Day {
  return useSyncExternalStore(ignore, ownToday, () => onServer);
}

function ownToday(): Day {
  return dayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}
