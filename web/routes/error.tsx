import { createFileRoute, Link } from '@tanstack/react-router';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { ErrorPage } from '#web/shell/error-page.tsx';

export const Route = createFileRoute('/error')({
  component: NoSense,
});

/** Guards redirect here from an empty cart, or from a page of another user [specification 4, Route guards]. */
function NoSense() {
  const site = useTexts('site');
  const t = useTexts('no_sense');
  const { status } = useSession();

  return (
    <ErrorPage
      actions={
        <>
          <Link to="/courses" className={buttonClass()}>
            {site('see_courses')}
          </Link>
          {status === 'user' && (
            <Link to="/profile/my-courses" className={buttonClass({ variant: 'secondary' })}>
              {t('my_courses')}
            </Link>
          )}
        </>
      }
    >
      <p>{t('empty_cart')}</p>
      <p>{t('not_yours')}</p>
    </ErrorPage>
  );
}
