import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { api } from '#web/shared/api/api.ts';
import { currentCart, setCart } from '#web/shared/cart/cart-store.ts';
import { currentActingFor } from '#web/shared/session/acting-store.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { withoutOwned } from './model/cart-rules.ts';
import { saveCart } from './save-cart.ts';

const mostEnrollments = 100;

/**
 * Takes out of a cart that arrives saved what the library has already [specification 4, Cart]. An organization buys for
 * its employees, whatever its buyer has.
 */
export async function leaveOwned(user: SessionUser): Promise<void> {
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
