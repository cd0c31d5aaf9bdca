import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import type { Counted } from './count-unread.ts';
import { isNarrowed, readWarningsSearch, type WarningsSearch } from './model/messages-search.ts';
import { pathOf } from './paths.ts';

export function NoMessages({ of, search }: { of: Counted; search: WarningsSearch }) {
  const t = useTexts('messages');
  const { state = 'active' } = search;

  if (isNarrowed(search)) {
    return (
      <EmptyState
        panel
        title={t('none_with_filters', { of })}
        actions={
          <Link className={buttonClass()} to={pathOf[of]} search={readWarningsSearch({ state })}>
            {t('remove_filters')}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState panel title={t(`none_${state}`, { of })}>
      {state === 'active' && <p>{t(`${of}_none_text`)}</p>}
    </EmptyState>
  );
}
