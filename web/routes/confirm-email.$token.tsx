import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ConfirmEmail } from '#web/people/identity/confirm-email.tsx';
import { useLanding } from '#web/shared/session/use-landing.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { importCovers, SignPage } from './-sign-page.tsx';
import { linkPage, privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/confirm-email/$token')({
  ...linkPage,
  staticData: { texts: ['sign', 'recovery'], shortFooter: true },
  loader: ({ context: { queryClient } }) => importCovers(queryClient),
  head: privateHead((texts) => texts.site.title_confirm),
  component: ConfirmEmailPage,
});

function ConfirmEmailPage() {
  const t = useTexts('recovery');
  const { token } = Route.useParams();
  const { redirect } = Route.useSearch();
  const navigate = useNavigate();
  const land = useLanding();

  return (
    <SignPage title={t('confirm')} motto="motto_up">
      <ConfirmEmail
        key={token}
        token={token}
        redirect={redirect}
        onSignedIn={() => land(redirect)}
        onSignIn={() => void navigate({ to: '/login', search: redirect ? { redirect } : {} })}
      />
    </SignPage>
  );
}
