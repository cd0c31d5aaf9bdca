import type { AnyRouter } from '@tanstack/react-router';
import { savesData } from '#web/shared/visitor/data-saver.ts';

export function followDataSaver(router: AnyRouter): void {
  const preload = router.preloadRoute;
  router.preloadRoute = async (page) => (savesData() ? undefined : preload(page));
}
