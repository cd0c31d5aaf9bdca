import { Link } from '@tanstack/react-router';
import { useIsUser } from '#web/shared/session/session-store.ts';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Page } from '#web/shared/ui/page.tsx';

export function EmptyCart() {
  const t = useTexts('cart');
  const site = useTexts('site');
  useTitle(`${t('nothing')} · ${site('name')}`);
  const isUser = useIsUser();

  return (
    <Page>
      <EmptyState
        level={1}
        title={t('nothing')}
        actions={
          <>
            <Link to="/courses" className={buttonClass()}>
              {t('find_courses')}
            </Link>
            {isUser && (
              <Link to="/profile/my-courses" className={buttonClass({ variant: 'secondary' })}>
                {t('my_courses')}
              </Link>
            )}
          </>
        }
      >
        <p>{t('nothing_text')}</p>
        {isUser && <p>{t('bought_text')}</p>}
      </EmptyState>
    </Page>
  );
}
