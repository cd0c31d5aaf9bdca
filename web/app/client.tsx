import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { breathe } from '#web/shared/breathe.ts';
import { hearsFirst } from '#web/shared/session-store.ts';
import { whenSignedIn } from '#web/shared/when-signed-in.ts';
import { learnToWrite } from './learn-to-write.ts';
import { getRouter } from './router.tsx';

await breathe();
const router = await getRouter();
await breathe();
hearsFirst(import('#web/cart/follow-cart.ts').then(({ followCart }) => followCart()));
whenSignedIn(async () => (await import('./signed-in.tsx')).followUser(router.options.context.queryClient));

await breathe();
await learnToWrite(router.options.context.visitor.locale);
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
