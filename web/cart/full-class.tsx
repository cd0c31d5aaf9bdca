import { Link } from '@tanstack/react-router';
import type { CartLine } from '#contract/cart/calls.ts';
import { useOwnDeadline } from '#web/shared/api/deadline.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';

/** What one can do about a line whose class has filled up: come back, or wait. */
export function FullClass({ line: { id, title, problems, class: chosen } }: { line: CartLine }) {
  const t = useTexts('cart');
  const deadline = useOwnDeadline();
  if (!chosen || !problems.includes('class_full')) return null;

  const { seats_free_at: freeAt, takes_waiting: takesWaiting, tz } = chosen;
  return (
    <>
      {freeAt && <p>{t('free_again', { until: deadline(freeAt, tz) })}</p>}
      {takesWaiting && (
        <Link
          to="/courses/$id"
          params={{ id: String(id) }}
          search={{ class: chosen.id }}
          className={buttonClass({ variant: 'secondary', small: true })}
        >
          {t('to_waiting_list')}
          <Hidden>: {title}</Hidden>
        </Link>
      )}
    </>
  );
}
