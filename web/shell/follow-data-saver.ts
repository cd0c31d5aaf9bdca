import type { AnyRouter } from '@tanstack/react-router';
import { savesData } from '#web/shared/visitor/data-saver.ts';

/** No page is prefetched while the data saver is on. */
export function followDataSaver(router: AnyRouter): void {
  const preload = router.preloadRoute;
  router.preloadRoute = async (page) => (savesData() ? undefined : preload(page));
}
