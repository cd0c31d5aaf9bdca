import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CartSummary } from '#contract/cart/calls.ts';
import { saveCart } from '#web/cart/save-cart.ts';
import { ownAffiliationsQuery } from '#web/organizations/own-affiliations.ts';
import { currentCart, setCart } from '#web/shared/cart/cart-store.ts';
import { useActingFor } from '#web/shared/session/acting-for.ts';
import { RequestCourse } from '#web/training/requests/request-course.tsx';

/** For employees who buy for themselves: their organization may pay instead. */
export function RequestCourseHere({ lines }: Pick<CartSummary, 'lines'>) {
  const acting = useActingFor();
  const navigate = useNavigate();
  const { data } = useQuery({ ...ownAffiliationsQuery(), enabled: acting === null });
  const active = data?.results.filter(({ status }) => status === 'active') ?? [];

  if (acting !== null || active.length === 0) return null;
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
      organizations={active.map(({ organization_id: id, organization_name: name }) => ({ id, name }))}
      wanted={lines.flatMap(({ id, title, class: run }) => (run ? [{ courseId: id, title, classId: run.id }] : []))}
      onRequested={removeFromCart}
    />
  );
}
