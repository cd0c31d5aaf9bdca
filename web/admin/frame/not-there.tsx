import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { DeskLink } from '../desk-link.tsx';

/** An address below an area that has no page, and a record that does not exist. */
export function NotThere({ to, children }: { to: string; children: string }) {
  const t = useTexts('desk');

  return (
    <EmptyState
      level={1}
      title={t('not_there')}
      actions={
        <DeskLink to={to} className={buttonClass()}>
          {children}
        </DeskLink>
      }
    >
      <p>{t('not_there_text')}</p>
    </EmptyState>
  );
}
