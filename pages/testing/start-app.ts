import { setImmediate } from 'node:timers/promises';
import { createElement } from 'react';
import { vi } from 'vitest';
import { waitFor } from './wait-for.ts';

// The first page of a run waits for all modules to be transformed.
const coldStartMs = 60_000;

/** As `web/app/client.tsx`, but renders into an empty document. Its stop resolves when no effect is waiting any more. */
export async function startApp(): Promise<() => Promise<void>> {
  // Modules keep the state of one window.
  vi.resetModules();
  const [{ createRoot }, { RouterClient }, { getRouter }, { appStart }] = await Promise.all([
    import('react-dom/client'),
    import('@tanstack/react-router/ssr/client'),
    import('#web/app/router.tsx'),
    import('#web/shared/visitor/app-settings.ts'),
  ]);
  const { followCart } = await import('#web/sales/cart/follow-cart.ts');
  const { watchHydration } = await import('#web/app/watch-hydration.tsx');
  const { whenSignedIn } = await import('#web/shared/session/when-signed-in.ts');
  const router = await getRouter();
  watchHydration(router);
  followCart();
  whenSignedIn(async () => (await import('#web/app/signed-in.tsx')).followUser(router));
  const [frame] = router.matchRoutes(router.latestLocation);
  Object.assign(window, { $_TSR: asDrawnByServer(frame?.id ?? '') });
  const root = createRoot(document);
  root.render(createElement(RouterClient, { router }));
  await waitFor(() => {
    if (!appStart().ready) throw new Error('The app has not started.');
  }, coldStartMs);
  return async () => {
    root.unmount();
    await finishEffects();
  };
}

/** React runs effects in slices, each in a turn of the event loop; one without its window would fail the whole run. */
async function finishEffects(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await setImmediate();
}

const nothing = () => undefined;

/** As the server sends a page that renders in the browser only: the frame without content. */
function asDrawnByServer(frameId: string) {
  return {
    router: {
      manifest: { routes: {} },
      dehydratedData: { queries: '[]' },
      matches: [{ i: frameId.replaceAll('/', '#'), s: 'success', ssr: true, u: Date.now() }],
    },
    buffer: [],
    h: nothing,
    e: nothing,
    c: nothing,
    p: nothing,
  };
}
