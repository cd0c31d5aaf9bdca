import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hearsFirst } from '#web/shared/session-store.ts';
import { whenSignedIn } from '#web/shared/when-signed-in.ts';
import { getRouter } from './router.tsx';

// The house calls no server functions, so the router wakes without the serializer that they need.
const router = await getRouter();
hearsFirst(import('#web/cart/follow-cart.ts').then(({ followCart }) => followCart()));
whenSignedIn(async () => (await import('./signed-in.tsx')).followUser(router.options.context.queryClient));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
