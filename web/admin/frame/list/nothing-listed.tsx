import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { isNarrowed, type DeskSearch } from './desk-search.ts';

type NothingListedProps = { path: string; search: DeskSearch; title: string; text: string };

/** Nothing matches what the address narrows the list to, or there is nothing yet. */
export function NothingListed({ path, search, title, text }: NothingListedProps) {
  const t = useTexts('desk');

  if (!isNarrowed(search)) {
    return (
      <EmptyState panel title={title}>
        <p>{text}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      panel
      title={t('no_match')}
      actions={
        <DeskLink to={path} className={buttonClass({ variant: 'secondary' })}>
          {t('clear_filters')}
        </DeskLink>
      }
    >
      <p>{t('no_match_text')}</p>
    </EmptyState>
  );
}
