import { useAppStart } from '#web/shared/visitor/app-settings.ts';

/** Settings are texts: only 'true' turns reviews on. */
export function useHasReviews(): boolean {
  return useAppStart(({ settings }) => settings.hasReviews === 'true');
}
