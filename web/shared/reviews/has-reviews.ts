import { useAppStart } from '../visitor/app-settings.ts';

/** The operator shows what people say of courses only while hasReviews is the text true. */
export function useHasReviews(): boolean {
  return useAppStart(({ settings }) => settings.hasReviews === 'true');
}
