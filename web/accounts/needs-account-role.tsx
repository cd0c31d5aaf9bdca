import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';

/** For those who act for themselves, or whose role does not read the account. */
export function NeedsAccountRole() {
  const t = useTexts('current_account');

  return (
    <EmptyState
      level={1}
      title={t('needs_role')}
      actions={
        <Link to="/profile/my-affiliations" className={buttonClass({ variant: 'secondary' })}>
          {t('to_my_organizations')}
        </Link>
      }
    >
      <p>{t('needs_role_text')}</p>
    </EmptyState>
  );
}
