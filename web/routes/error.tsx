import { createFileRoute, Link, useLocation } from '@tanstack/react-router';
import { EmptyCart } from '#web/sales/cart/empty-cart.tsx';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { useIsStarted } from '#web/shared/visitor/app-settings.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';

export const Route = createFileRoute('/error')({
  staticData: { texts: ['no_sense', 'cart'], shortFooter: true },
  head: ({ match }) => {
    const { error_title, name } = match.context.texts.site;
    return { meta: [{ title: `${error_title} · ${name}` }, { name: 'robots', content: 'noindex' }] };
  },
  component: Refused,
});

/** Guards redirect here from an empty cart, or from a page of another user [specification 4, Route guards]. */
function Refused() {
  const refusedBy = useLocation({ select: ({ state }) => state.refusedBy });
  // The server, which draws the page on a reload, does not know the reason.
  const reason = useIsStarted() ? refusedBy : undefined;

  return reason === 'cart_empty' ? <EmptyCart /> : <NoAccess isCartOff={reason === 'cart_off'} />;
}

function NoAccess({ isCartOff }: { isCartOff: boolean }) {
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
      <p>{t(isCartOff ? 'cart_off' : 'not_yours')}</p>
    </ErrorPage>
  );
}
