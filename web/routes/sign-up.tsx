import { createFileRoute, Link } from '@tanstack/react-router';
import { termsVersionQuery } from '#web/people/identity/terms-version-query.ts';
import { SignUp } from '#web/people/identity/sign-up.tsx';
import { loadGiftBehind, useAddressOfGift } from '#web/areas/gifts/gift-behind.ts';
import { loadInvitationBehind, useInvitationBehind } from '#web/people/organizations/affiliations/invitation-query.ts';
import { InvitedNote } from '#web/people/organizations/affiliations/invited-note.tsx';
import { guestPage } from '#web/shared/session/guards.ts';
import { useLanding } from '#web/shared/session/use-landing.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { importCovers, SignPage } from './-sign-page.tsx';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/sign-up')({
  ...guestPage,
  staticData: { texts: ['invited', 'sign', 'recovery'], shortFooter: true },
  loaderDeps: ({ search: { redirect } }) => ({ redirect }),
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      importCovers(queryClient),
      queryClient.prefetchQuery(termsVersionQuery()),
      loadInvitationBehind(queryClient, deps.redirect),
      loadGiftBehind(queryClient, deps.redirect),
    ]),
  head: privateHead((texts) => texts.site.title_sign_up),
  component: SignUpPage,
});

function SignUpPage() {
  const t = useTexts('sign');
  const { redirect } = Route.useSearch();
  const land = useLanding();
  const invitation = useInvitationBehind(redirect);
  const ofGift = useAddressOfGift(redirect);

  return (
    <SignPage
      title={t('sign_up')}
      instead={
        <>
          {t('has_account')}{' '}
          <Link to="/login" search={redirect ? { redirect } : {}}>
            {t('sign_in')}
          </Link>
        </>
      }
      motto="motto_up"
    >
      <SignUp
        redirect={redirect}
        username={invitation?.email ?? ofGift}
        note={invitation && <InvitedNote invitation={invitation} way="sign_up" />}
        onSignedIn={() => land(redirect)}
      />
    </SignPage>
  );
}
