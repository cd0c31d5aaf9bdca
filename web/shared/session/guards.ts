import { redirect } from '@tanstack/react-router';
import { cartCount } from '../cart/cart-store.ts';
import { hasCartWhenKnown } from '../visitor/app-settings.ts';
import { redirectIn, type Redirected } from './own-path.ts';
import { hasUnreadParameters, requestedPath } from './requested-path.ts';
import { hasClaims, knownSession } from './session-store.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why a guard redirects to /error. */
    refusedBy?: 'cart_empty' | 'cart_off';
  }
}

type Where = { location: { href: string } };

export const signedInPage = {
  ssr: false,
  beforeLoad: async ({ location }: Where) => {
    const session = await knownSession();
    if (session.status !== 'user') {
      throw redirect({ to: '/', search: { redirect: requestedPath(location.href, window.location) } });
    }
  },
} as const;

/** Requires all claims; others go to /error [specification 6]. */
export function claimPage(...slugs: string[]) {
  return {
    ssr: false,
    beforeLoad: async (where: Where) => {
      await signedInPage.beforeLoad(where);
      if (!hasClaims(await knownSession(), ...slugs)) throw redirect({ to: '/error' });
    },
  } as const;
}

export const guestPage = {
  ssr: false,
  validateSearch: redirectIn,
  beforeLoad: async ({ search }: { search: Redirected }) => {
    const session = await knownSession();
    if (session.status !== 'user') return;
    const { redirect: href = '/' } = search;
    throw redirect({ href, reloadDocument: hasUnreadParameters(href) });
  },
} as const;

/** With the cart off nobody can buy here, so a guest is not invited to log in first. */
export const checkoutPage = {
  ssr: false,
  beforeLoad: async (where: Where) => {
    await requireCartOn();
    await signedInPage.beforeLoad(where);
    requireItems();
  },
} as const;

export const cartPage = {
  ssr: false,
  beforeLoad: async () => {
    await knownSession();
    await requireCartOn();
    requireItems();
  },
} as const;

async function requireCartOn(): Promise<void> {
  if (!(await hasCartWhenKnown())) throw redirect({ to: '/error', state: { refusedBy: 'cart_off' } });
}

/** The cart belongs to the session, which must be known. */
function requireItems(): void {
  if (cartCount() === 0) throw redirect({ to: '/error', state: { refusedBy: 'cart_empty' } });
}
