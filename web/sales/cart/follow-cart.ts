import { currentCart, itemsIn, setCart } from '#web/shared/cart/cart-store.ts';
import { currentActingFor } from '#web/shared/session/acting-store.ts';
import { currentSession, onSessionChange, type Session, type SessionUser } from '#web/shared/session/session-store.ts';
import { takeSentCart } from '#web/shared/cart/sent-cart.ts';
import { cartOwner, setCartOwner } from './cart-owner.ts';
import { buyerOf, mergeCarts, notSentYet, withoutOwned } from './model/cart-rules.ts';
import { saveCart, saveWhatIsLeft } from './save-cart.ts';
import { isUnsaved, setUnsaved } from './unsaved-mark.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { api } from '#web/shared/api/api.ts';

const mostEnrollments = 100;

/**
 * Takes out of a cart that arrives saved what the library has already [specification 4, Cart]. An organization buys for
 * its employees, whatever its buyer has.
 */
async function leaveOwned(user: SessionUser): Promise<void> {
  const courseIds = currentCart().map(({ id }) => id);
  if (courseIds.length === 0 || currentActingFor() !== null) return;
  const { results } = await api().enrollments.retrieveEnrollments({
    filter: { person_id: user.person.id, course_id: courseIds, status: [...activeEnrollmentStatuses] },
    page: { size: mostEnrollments },
  });
  const before = currentCart();
  const remaining = withoutOwned(
    before,
    results.map(({ course }) => course.id),
  );
  if (remaining.length === before.length) return;
  setCart(remaining);
  await saveCart(before);
}

/** Loads the saved cart, merges it at sign-in, drops it at sign-out [specification 4, Cart]; returns a function to stop. */
export function followCart(): () => void {
  let was: Session = currentSession();
  return onSessionChange(() => {
    const is = currentSession();
    const isStart = was.status === 'restoring';
    was = is;
    if (is.status === 'user') enter(is.user, isStart);
    if (is.status === 'guest') leave();
  });
}

function enter(user: SessionUser, isStart: boolean): void {
  const isOwn = cartOwner() === user.id;
  if (isOwn && isUnsaved()) return void saveWhatIsLeft().catch((error: unknown) => console.warn(error));
  // Another tab has signed in and merged the carts already.
  if (isOwn && !isStart) return;
  const saved = itemsIn(user.cart);
  const gathered = isOwn || cartOwner() !== null ? [] : currentCart();
  const guests = notSentYet(gathered, takeSentCart(user.username), saved);
  const merged = mergeCarts(
    saved,
    guests,
    buyerOf(
      user.userRoles.map(({ name }) => name),
      { forOrganization: currentActingFor() !== null },
    ),
  );
  setCartOwner(user.id);
  setCart(merged);
  // If the server refuses the guest's items, the cart goes back to the saved one.
  const saving = guests.length > 0 ? saveCart(saved) : Promise.resolve();
  saving.then(() => leaveOwned(user)).catch((error: unknown) => console.warn(error));
}

function leave(): void {
  if (cartOwner() === null) return;
  setCartOwner(null);
  setUnsaved(false);
  setCart([]);
}
