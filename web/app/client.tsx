import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { breathe } from '#web/shared/breathe.ts';
import { hearsFirst } from '#web/shared/session-store.ts';
import { whenSignedIn } from '#web/shared/when-signed-in.ts';
import { getRouter } from './router.tsx';

await breathe();
const router = await getRouter();
await breathe();
hearsFirst(import('#web/cart/follow-cart.ts').then(({ followCart }) => followCart()));
whenSignedIn(async () => (await import('./signed-in.tsx')).followUser(router.options.context.queryClient));

// The first number and the first day that are written take the browser some ten milliseconds each, wherever that
// happens; here nothing else waits with them.
const { locale } = router.options.context.visitor;
await breathe();
new Intl.NumberFormat(locale).format(0);
await breathe();
new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(0);
await breathe();

// The house calls no server functions, so the router wakes without the serializer that they need.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
