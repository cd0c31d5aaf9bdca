import type { AnyRouter } from '@tanstack/react-router';
import { savesData } from '#web/shared/visitor/data-saver.ts';

/** While the reader saves data, no page is fetched before it is asked for. */
export function followDataSaver(router: AnyRouter): void {
  const fetchAhead = router.preloadRoute;
  router.preloadRoute = async (page) => (savesData() ? undefined : fetchAhead(page));
}
