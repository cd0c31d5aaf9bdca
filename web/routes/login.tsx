import { createFileRoute, Link } from '@tanstack/react-router';
import { SignInForm } from '#web/people/identity/sign-in-form.tsx';
import { loadGiftBehind, useAddressOfGift } from '#web/areas/gifts/gift-behind.ts';
import { loadInvitationBehind, useInvitationBehind } from '#web/people/organizations/affiliations/invitation-query.ts';
import { InvitedNote } from '#web/people/organizations/affiliations/invited-note.tsx';
import { guestPage } from '#web/shared/session/guards.ts';
import { currentSession, hasRole } from '#web/shared/session/session-store.ts';
import { useLanding } from '#web/shared/session/use-landing.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { importCovers, SignPage } from './-sign-page.tsx';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/login')({
  ...guestPage,
  staticData: { texts: ['sign', 'invited'], shortFooter: true },
  loaderDeps: ({ search: { redirect } }) => ({ redirect }),
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      importCovers(queryClient),
      loadInvitationBehind(queryClient, deps.redirect),
      loadGiftBehind(queryClient, deps.redirect),
    ]),
  head: privateHead((texts) => texts.site.title_login),
  component: Login,
});

/** Trainers begin with what waits in their classes, unless they came from another page. */
function landingFor(redirect: string | undefined): string {
  if (redirect !== undefined && redirect !== '/') return redirect;
  const session = currentSession();
  return session.status === 'user' && hasRole(session.user, 'trainer') ? '/profile' : '/';
}

function Login() {
  const t = useTexts('sign');
  const { redirect } = Route.useSearch();
  const land = useLanding();
  const invitation = useInvitationBehind(redirect);
  const ofGift = useAddressOfGift(redirect);

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
      {invitation && <InvitedNote invitation={invitation} way="sign_in" />}
      <SignInForm
        redirect={redirect}
        username={invitation?.email ?? ofGift}
        onSignedIn={() => land(landingFor(redirect))}
      />
    </SignPage>
  );
}
