import type { AnyRouter } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { refreshCart } from '#web/sales/cart/refresh-cart.ts';
import { followAnswers } from '#web/learning/assessments/unsent/follow-answers.ts';
import { followUnsent } from '#web/learning/learning/unsent/follow-unsent.ts';
import { followMessages } from '#web/people/messages/follow-messages.ts';
import { followActingFor } from '#web/shared/session/acting-for.ts';
import { followStoredAnswers } from '#web/shared/on-device/follow-answers.ts';
import { followOwnPages } from '#web/shared/on-device/follow-own-pages.ts';
import { followWishlist } from '#web/areas/wishlist/follow-wishlist.ts';

export function followUser(router: AnyRouter): void {
  const client: QueryClient = router.options.context.queryClient;
  followStoredAnswers(client);
  followOwnPages(router);
  followMessages(client, () => void refreshCart().catch((error: unknown) => console.warn(error)));
  followWishlist(client);
  followActingFor();
  Promise.all([followUnsent(client), followAnswers(client)]).catch((error: unknown) => console.warn(error));
}
