import { useTexts } from '#web/shared/texts/texts.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long, in the largest whole unit; nothing waits where it is null. */
export function useDuration() {
  const t = useTexts('desk_health');

  return (seconds: number | null): string => {
    if (seconds === null) return t('nothing_waits');
    if (seconds >= 2 * day) return t('days', { count: Math.floor(seconds / day) });
    if (seconds >= 2 * hour) return t('hours', { count: Math.floor(seconds / hour) });
    if (seconds >= 2 * minute) return t('minutes', { count: Math.floor(seconds / minute) });
    return t('seconds', { count: seconds });
  };
}
