import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { currentCart, setCart } from '#web/shared/cart/cart-store.ts';
import { noteSentCart } from '#web/shared/cart/sent-cart.ts';
import { setSession, type SessionUser } from '#web/shared/session/session-store.ts';
import { setCartOwner } from './cart-owner.ts';
import { followCart } from './follow-cart.ts';
import { saveCart, saveWhatIsLeft } from './save-cart.ts';
import { isUnsaved } from './unsaved-mark.ts';

// Test files share modules: those already loaded would have the real call.
type Owned = { results: { course: { id: number } }[] };
const { updateCart, retrieveEnrollments } = vi.hoisted(() => {
  vi.resetModules();
  return {
    updateCart: vi.fn<(input: unknown) => Promise<void>>(),
    retrieveEnrollments: vi.fn<(input: unknown) => Promise<Owned>>(),
  };
});
vi.mock('#web/shared/api/api.ts', () => ({
  api: () => ({ cart: { updateCart }, enrollments: { retrieveEnrollments } }),
}));

const course = { id: 7, quantity: 1, preferred_class_id: null };
const user: SessionUser = {
  id: 3,
  username: 'marlene@mestria.example',
  person: { id: 3, name: 'Marlene Kiala', first_name: 'Marlene', last_name: 'Kiala' },
  userRoles: [{ id: 1, name: 'student' }],
  organizations: [],
  user_picture_id: null,
  currency: null,
  locale: null,
  currency_id: null,
  locale_id: null,
  cart: '[]',
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  setSession({ status: 'restoring' });
  setCart([course]);
  retrieveEnrollments.mockResolvedValue({ results: [] });
});

// Other tests in this process set sessions of their own.
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  setSession({ status: 'guest' });
  vi.unstubAllGlobals();
  updateCart.mockReset();
  retrieveEnrollments.mockReset();
});

afterAll(() => {
  vi.resetModules();
});

test('what the library has already leaves a cart that arrives saved, but not several seats', async () => {
  updateCart.mockResolvedValue(undefined);
  retrieveEnrollments.mockResolvedValue({ results: [{ course: { id: 8 } }, { course: { id: 9 } }] });
  setCartOwner(user.id);
  ends.push(followCart());
  const saved = [course, { ...course, id: 8 }, { ...course, id: 9, quantity: 3 }];
  setSession({ status: 'user', user: { ...user, cart: cartText(saved) }, claims: [] });
  const remaining = [course, { ...course, id: 9, quantity: 3 }];
  await vi.waitFor(() => expect(currentCart()).toEqual(remaining));
  await vi.waitFor(() => expect(updateCart).toHaveBeenCalledTimes(1));
  expect(retrieveEnrollments.mock.calls[0]?.[0]).toMatchObject({ filter: { course_id: [7, 8, 9], person_id: 3 } });
});

test('a saved cart is replaced by the one at the server', async () => {
  updateCart.mockResolvedValue(undefined);
  setCartOwner(user.id);
  ends.push(followCart());
  setSession({ status: 'user', user: { ...user, cart: cartText([{ ...course, id: 8 }]) }, claims: [] });
  expect(currentCart().map(({ id }) => id)).toEqual([8]);
  await saveWhatIsLeft();
  expect(updateCart).not.toHaveBeenCalled();
});

test('a refused change is undone and leaves nothing to save', async () => {
  updateCart.mockRejectedValue(new Error('refused'));
  setSession({ status: 'user', user, claims: [] });
  setCart([course]);
  await expect(saveCart([])).rejects.toThrow('refused');
  expect(currentCart()).toEqual([]);
  expect(isUnsaved()).toBe(false);
});

test('a company that signs up here finds its guest cart only once', () => {
  noteSentCart(user.username);
  setSession({ status: 'guest' });
  ends.push(followCart());
  const company = { ...user, userRoles: [{ id: 2, name: 'client' as const }], cart: cartText([course]) };
  setSession({ status: 'user', user: company, claims: [] });
  expect(currentCart()).toEqual([course]);
  expect(updateCart).not.toHaveBeenCalled();
});

test('a cart that a closed tab left unsaved is saved by the next tab', async () => {
  // The tab that signed in closes while it saves, so its call never ends.
  updateCart.mockReturnValueOnce(new Promise(() => undefined));
  setCartOwner(user.id);
  setSession({ status: 'user', user, claims: [] });
  setCart([course]);
  void saveCart([]);
  await vi.waitFor(() => expect(updateCart).toHaveBeenCalledOnce());
  expect(isUnsaved()).toBe(true);

  vi.resetModules();
  const next = await import('./follow-cart.ts');
  const session = await import('#web/shared/session/session-store.ts');
  updateCart.mockResolvedValue(undefined);
  ends.push(next.followCart());
  session.setSession({ status: 'user', user, claims: [] });
  await vi.waitFor(() => expect(updateCart).toHaveBeenCalledTimes(2));
  expect(updateCart).toHaveBeenLastCalledWith({ data: [{ id: user.id, cart: cartText([course]) }] });
  await vi.waitFor(() => expect(isUnsaved()).toBe(false));
});
