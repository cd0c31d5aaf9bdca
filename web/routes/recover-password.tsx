import { createFileRoute, Link } from '@tanstack/react-router';
import { RecoverPassword } from '#web/people/identity/recover-password.tsx';
import { guestPage } from '#web/shared/session/guards.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { importCovers, SignPage } from './-sign-page.tsx';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/recover-password')({
  ...guestPage,
  staticData: { texts: ['sign', 'recovery'], shortFooter: true },
  loader: ({ context: { queryClient } }) => importCovers(queryClient),
  head: privateHead((texts) => texts.site.title_recover),
  component: RecoverPasswordPage,
});

function RecoverPasswordPage() {
  const t = useTexts('recovery');
  const { redirect } = Route.useSearch();

  return (
    <SignPage
      title={t('recover')}
      instead={
        <>
          {t('remembered')}{' '}
          <Link to="/login" search={redirect ? { redirect } : {}}>
            {t('sign_in')}
          </Link>
        </>
      }
    >
      <RecoverPassword redirect={redirect} />
    </SignPage>
  );
}
