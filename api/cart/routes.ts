import { done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { retrieveSummary } from './retrieve-summary.ts';
import { updateCart } from './update-cart.ts';

export const cartRoutes = serve.cart.router({
  retrieveSummary: serve.cart.retrieveSummary.handler(async ({ context, input }) =>
    done(await retrieveSummary(context, input.data[0])),
  ),
  updateCart: serve.cart.updateCart.handler(async ({ context, input }) =>
    done(await updateCart(context, input.data[0])),
  ),
});
