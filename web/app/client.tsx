import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followCart } from '#web/sales/cart/follow-cart.ts';
import { yieldToBrowser } from '#web/shared/page/yield-to-browser.ts';
import { whenSignedIn } from '#web/shared/session/when-signed-in.ts';
import { getRouter } from './router.tsx';
import { warmUpFormats } from './warm-up-formats.ts';
import { watchHydration } from './watch-hydration.tsx';

await yieldToBrowser();
const router = await getRouter();
watchHydration(router);
await yieldToBrowser();
followCart();
whenSignedIn(async () => (await import('./signed-in.tsx')).followUser(router));

await yieldToBrowser();
await warmUpFormats(router.options.context.visitor.locale);
await yieldToBrowser();

// The site has no server functions, so `RouterClient` hydrates without the serializer that they need.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
