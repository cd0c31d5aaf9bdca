import { Link } from '@tanstack/react-router';
import type { CartLine } from '#contract/sales/cart/calls.ts';
import { useOwnDeadline } from '#web/shared/api/deadline.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';

type FullClassWaysProps = { line: Pick<CartLine, 'id' | 'title'>; run: NonNullable<CartLine['class']> };

export function FullClassWays({ line: { id, title }, run }: FullClassWaysProps) {
  const t = useTexts('cart');
  const deadline = useOwnDeadline();
  const { seats_free_at: freeAt, takes_waiting: takesWaiting, tz } = run;

  return (
    <>
      {freeAt && <p>{t('free_again', { until: deadline(freeAt, tz) })}</p>}
      {takesWaiting && (
        <Link
          to="/courses/$id"
          params={{ id: String(id) }}
          search={{ class: run.id }}
          className={buttonClass({ variant: 'secondary', small: true })}
        >
          {t('to_waiting_list')}
          <Hidden>: {title}</Hidden>
        </Link>
      )}
    </>
  );
}
