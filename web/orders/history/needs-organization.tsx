import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';

/** For those who act for themselves, or whose role does not read orders. */
export function NeedsOrganization() {
  const t = useTexts('order_history');

  return (
    <EmptyState
      level={1}
      title={t('needs_organization')}
      actions={
        <Link to="/profile/my-orders-history" className={buttonClass({ variant: 'secondary' })}>
          {t('title_mine')}
        </Link>
      }
    >
      <p>{t('needs_organization_text')}</p>
    </EmptyState>
  );
}
