import { useNavigate } from '@tanstack/react-router';
import { currentCart } from '#web/shared/cart/cart-store.ts';
import { useCartWords } from './cart-words.ts';
import { putOneSeat } from './model/cart-rules.ts';
import { changeCart } from './put-in-cart.ts';

/** Takes one seat of a class to the checkout. A cart that cannot be saved says so and stays where it is. */
export function useTakeToCheckout(): (seat: { course_id: number; class_id: number }) => Promise<void> {
  const { words } = useCartWords();
  const navigate = useNavigate();

  return async ({ course_id: courseId, class_id: classId }) => {
    const isSaved = await changeCart(putOneSeat(currentCart(), courseId, classId), words);
    if (isSaved) await navigate({ to: '/checkout' });
  };
}
