import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { SignInForm } from '#web/identity/sign-in-form.tsx';
import { guestPage } from '#web/shared/session/guards.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { importCovers, SignPage } from './-sign-page.tsx';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/login')({
  ...guestPage,
  staticData: { shortFooter: true },
  loader: ({ context: { queryClient } }) => importCovers(queryClient),
  head: privateHead((texts) => texts.site.title_login),
  component: Login,
});

function Login() {
  const t = useTexts('sign');
  const { redirect } = Route.useSearch();
  const navigate = useNavigate();

  return (
    <SignPage
      title={t('sign_in')}
      instead={
        <>
          {t('no_account')}{' '}
          <Link to="/sign-up" search={redirect ? { redirect } : {}}>
            {t('sign_up')}
          </Link>
        </>
      }
    >
      <SignInForm redirect={redirect} onSignedIn={() => void navigate({ href: redirect ?? '/', replace: true })} />
    </SignPage>
  );
}
