import { useHasCart } from '#web/shared/app-settings.ts';
import { useCartItems } from '#web/shared/cart-store.ts';
import { useSession } from '#web/shared/session-store.ts';

const most = 99;

/** A count as a badge shows it; none for nothing, +99 above 99 [specification 2]. */
export function badge(count: number): string | undefined {
  if (count <= 0) return undefined;
  return count > most ? `+${most}` : String(count);
}

/** Which entries the header and the menu have for this person now. */
export function usePlaces() {
  const session = useSession();
  const hasCart = useHasCart();
  const count = useCartItems().reduce((sum, { quantity }) => sum + quantity, 0);
  const user = session.status === 'user' ? session.user : null;
  const isTrainer = user?.userRoles.some(({ name }) => name === 'trainer') ?? false;

  return {
    user,
    hasMyCourses: user !== null && !isTrainer,
    cart: hasCart && (user !== null || count > 0) ? { count } : null,
  };
}
