import { createMemoryHistory, createRouter, isRedirect } from '@tanstack/react-router';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setCart } from '#web/shared/cart/cart-store.ts';
import { setSession, type Session, type SessionUser } from '#web/shared/session/session-store.ts';
import { setAppStart } from '#web/shared/visitor/app-settings.ts';
import { portuguese as texts } from '#web/texts/all.gen.ts';
import { routeTree } from './route-tree.gen.ts';

/** The claims that pages require. */
const claimOf: Record<string, string> = {
  '/profile/my-notification-settings': 'users.edit',
  '/profile/reported': 'reviews.hide',
  '/profile/forms': 'forms.read',
  '/profile/forms/$formId': 'forms.read',
};

/** Specification 2 and 4. A page without a row fails; a row may exist before its page. */
const guards = {
  public: listed(`
    / /about /terms-and-services /privacy-policy /sitemap /contact /classes /error
    /courses /courses/$id /courses/$id/learn /player /partners /partners/$partnerId /trainers/$trainerId /news /news/$postId
    /forms/$token /achievements/$token /certificate-validation /certificate-validation/$token
    /reset-password/$token /confirm-email/$token /invitation/$token
  `),
  guest: listed('/login /sign-up /recover-password'),
  cart: listed('/cart'),
  signInAndCart: listed('/checkout'),
  signIn: listed(`
    /admin/$ /wishlist /payment/$orderId/$invoiceId /courses/$id/timetable/$enrollmentId
    /classes/$id /classes/$id/contents /classes/$id/resources /classes/$id/lessons /classes/$id/modules
    /classes/$id/enrollment /classes/$id/regulation /classes/$id/my-learning
    /profile /profile/my-account /profile/warnings /profile/notifications /profile/student
    /profile/my-tax-address /profile/my-affiliations /profile/my-affiliations/$token /profile/gifts/$token
    /profile/seat-offers/$id
    /profile/my-courses /profile/my-trainer-courses /profile/my-agenda /profile/my-certificates /profile/learning-guide
    /profile/my-orders-history /profile/my-orders-history/$orderId
    /profile/organization /profile/employees /profile/our-tax-address /profile/our-courses
    /profile/our-certificates /profile/our-orders-history /profile/our-orders-history/$orderId
    /profile/payment-methods /profile/current-account /profile/achievements
  `),
  claim: listed(Object.keys(claimOf).join(' ')),
};
type Guard = keyof typeof guards;

const roles = ['student', 'client', 'administrator', 'trainer'];

type Visitor = { role: string | null; hasCart: boolean; claims: string[] };
const stays = 'stays';

const landings: Record<Guard, (who: Visitor, path: string) => string> = {
  public: () => stays,
  guest: ({ role }) => (role ? '/' : stays),
  cart: ({ hasCart }) => (hasCart ? stays : '/error'),
  signIn: ({ role }, path) => (role ? stays : invitation(path)),
  signInAndCart: ({ role, hasCart }, path) => {
    if (!role) return invitation(path);
    return hasCart ? stays : '/error';
  },
  claim: ({ role, claims }, path) => {
    if (!role) return invitation(path);
    return claims.includes(claimOf[path.replace(/\?.*/, '').replace('/forms/1', '/forms/$formId')] ?? '')
      ? stays
      : '/error';
  },
};

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient: new QueryClient(), visitor: { locale: 'pt-PT', currency: 'aoa' }, texts },
});
const pages = new Map<string, unknown>(Object.entries(router.routesByPath));
const paths = [...pages.keys()].filter((path) => path.startsWith('/'));

const visitors: Visitor[] = [null, ...roles].flatMap((role) =>
  [true, false].flatMap((hasCart) =>
    [['users.edit'], ['reviews.hide'], ['forms.read'], []].map((claims) => ({ role, hasCart, claims })),
  ),
);

beforeAll(() => {
  const cached = new Map<string, string>();
  vi.stubGlobal('window', { location: new URL('https://mestria.example/') });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => cached.get(key) ?? null,
    setItem: cached.set.bind(cached),
  });
  setAppStart({ ready: true, settings: { hasShoppingCart: 'true' } });
});
afterAll(() => {
  setCart([]);
  setSession({ status: 'guest' });
  setAppStart({ ready: false, settings: {} });
  vi.unstubAllGlobals();
});

describe('the guard of a page', () => {
  test.each(paths)('is declared for %s', (path) => {
    expect(guardOf(path), `${path} needs a row in this table`).toBeDefined();
  });

  test.each(paths)('admits and redirects every kind of visitor: %s', async (path) => {
    const guard = guardOf(path) ?? 'public';
    const expected = path.replaceAll(/\$\w+/g, '1');
    for (const who of visitors) {
      arrive(who);
      const landing = await landingOf(path, `${expected}?tab=1#part`);
      expect(landing, `${path} as ${JSON.stringify(who)}`).toBe(landings[guard](who, `${expected}?tab=1#part`));
    }
  });

  test.each(['/cart', '/checkout'])('redirects to the error page when the cart is off: %s', async (path) => {
    for (const role of ['student', null]) {
      arrive({ role, hasCart: true, claims: [] });
      for (const settings of [{ hasShoppingCart: 'false' }, {}]) {
        setAppStart({ settings });
        expect(await landingOf(path, path)).toBe('/error');
      }
    }
    arrive({ role: 'student', hasCart: true, claims: [] });
    setAppStart({ settings: { hasShoppingCart: 'true' } });
    expect(await landingOf(path, path)).toBe(stays);
  });

  test('redirects a signed-in visitor of a guest page to the page that was wanted', async () => {
    arrive({ role: 'student', hasCart: false, claims: [] });
    expect(await landingOf('/login', '/login', { redirect: '/profile/my-courses' })).toBe('/profile/my-courses');
  });
});

function listed(text: string): string[] {
  return text.trim().split(/\s+/);
}

function guardOf(path: string): Guard | undefined {
  const kinds: Guard[] = ['public', 'guest', 'cart', 'signInAndCart', 'signIn', 'claim'];
  return kinds.find((kind) => guards[kind].includes(path)) ?? (isInProfileMenu(path) ? 'signIn' : undefined);
}

/** Such a page declares itself; the layout of the profile guards it. */
function isInProfileMenu(path: string): boolean {
  const { options } = pages.get(path) as { options: { staticData?: { profileMenu?: string } } };
  return path.startsWith('/profile/') && options.staticData?.profileMenu !== undefined;
}

function invitation(expected: string): string {
  return `/?redirect=${expected}`;
}

function arrive({ role, hasCart, claims }: Visitor): void {
  setCart(hasCart ? [{ id: 1, quantity: 1, preferred_class_id: null }] : []);
  setSession(role ? sessionOf(role, claims) : { status: 'guest' });
}

// Guards only look at whether there is a user.
function sessionOf(role: string, claims: string[]): Session {
  return { status: 'user', user: { id: 1, userRoles: [{ id: 1, name: role }] } as SessionUser, claims };
}

type Route = { parentRoute?: Route; options: { beforeLoad?: (where: object) => unknown } };

/** Runs the guards of a page and its layouts from outside in, as the router does. */
async function landingOf(path: string, href: string, search: object = {}): Promise<string> {
  try {
    for (const { options } of fromRoot(pages.get(path) as Route)) {
      await options.beforeLoad?.({ location: { href, pathname: path }, search, matches: [] });
    }
    return stays;
  } catch (sent) {
    if (!isRedirect(sent)) throw sent;
    const { to, href: toHref, search: requested } = sent.options as { to?: string; href?: string; search?: object };
    const redirect = requested && 'redirect' in requested ? `?redirect=${String(requested.redirect)}` : '';
    return `${to ?? toHref}${redirect}`;
  }
}

function fromRoot(route: Route): Route[] {
  return route.parentRoute ? [...fromRoot(route.parentRoute), route] : [route];
}
