import { useTexts } from '#web/shared/texts/texts.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';

/** Beside a list from which nothing is open. */
export function Unchosen({ hasItems }: { hasItems: boolean }) {
  const t = useTexts('desk_inbox');

  if (!hasItems) return null;
  return (
    <EmptyState title={t('choose')}>
      <p>{t('choose_text')}</p>
    </EmptyState>
  );
}
