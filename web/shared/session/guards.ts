import { redirect } from '@tanstack/react-router';
import { cartCount } from '../cart/cart-store.ts';
import { redirectIn, type Redirected } from './own-path.ts';
import { hasClaims, knownSession } from './session-store.ts';

type Where = { location: { href: string } };

/** A page for signed-in people renders in the browser only; others are sent to Home, which remembers where to. */
export const signedInPage = {
  ssr: false,
  beforeLoad: async ({ location }: Where) => {
    const session = await knownSession();
    if (session.status !== 'user') throw redirect({ to: '/', search: { redirect: location.href } });
  },
} as const;

/** A page for those whose roles grant every one of these claims; others are told so on /error [specification 6]. */
export function claimPage(...slugs: string[]) {
  return {
    ssr: false,
    beforeLoad: async (where: Where) => {
      await signedInPage.beforeLoad(where);
      if (!hasClaims(await knownSession(), ...slugs)) throw redirect({ to: '/error' });
    },
  } as const;
}

/** A page that only a guest needs; who is signed in goes on to where the page would have led. */
export const guestPage = {
  ssr: false,
  validateSearch: redirectIn,
  beforeLoad: async ({ search }: { search: Redirected }) => {
    const session = await knownSession();
    if (session.status === 'user') throw redirect({ href: search.redirect ?? '/' });
  },
} as const;

/** A page without sense while the cart is empty. */
export const cartPage = {
  ssr: false,
  beforeLoad: async () => {
    await knownSession();
    if (cartCount() === 0) throw redirect({ to: '/error' });
  },
} as const;
