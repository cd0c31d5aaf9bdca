import { useNavigate } from '@tanstack/react-router';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import { saveCart } from '#web/sales/cart/save-cart.ts';
import { currentCart, setCart } from '#web/shared/cart/cart-store.ts';
import { useActingFor, useOwnOrganizations } from '#web/shared/session/acting-for.ts';
import { RequestCourse } from '#web/areas/training/requests/request-course.tsx';

/** For employees who buy for themselves: their organization may pay instead. */
export function RequestCourseHere({ lines }: Pick<CartSummary, 'lines'>) {
  const acting = useActingFor();
  const navigate = useNavigate();
  const organizations = useOwnOrganizations();

  if (acting !== null || organizations.length === 0) return null;
  const removeFromCart = async (courseIds: readonly number[]) => {
    const before = currentCart();
    setCart(before.filter(({ id }) => !courseIds.includes(id)));
    // The requests are made; a cart that could not be saved still shows them.
    await saveCart(before).catch((error: unknown) => console.warn(error));
    // Back would lead to a checkout without a cart.
    await navigate({ to: '/profile/my-affiliations', replace: true });
  };
  return (
    <RequestCourse
      organizations={organizations}
      courses={lines.flatMap(({ id, title, class: run }) => (run ? [{ courseId: id, title, classId: run.id }] : []))}
      onRequested={removeFromCart}
    />
  );
}
