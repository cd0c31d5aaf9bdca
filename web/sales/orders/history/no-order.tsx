import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { listPaths, type Whose } from './paths.ts';

/** The same words for an unknown order as for somebody else's. */
export function NoOrder({ whose }: { whose: Whose }) {
  const t = useTexts('order_history');

  return (
    <ErrorState
      level={1}
      code="404"
      title={t('not_found')}
      actions={
        <Link to={listPaths[whose]} className={buttonClass()}>
          {t(`title_${whose}`)}
        </Link>
      }
    >
      <p>{t('not_found_text')}</p>
    </ErrorState>
  );
}
