import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '#web/people/identity/reset-password.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { importCovers, SignPage } from './-sign-page.tsx';
import { linkPage, privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/reset-password/$token')({
  ...linkPage,
  staticData: { texts: ['sign', 'recovery'], shortFooter: true },
  loader: ({ context: { queryClient } }) => importCovers(queryClient),
  head: privateHead((texts) => texts.site.title_reset),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const t = useTexts('recovery');
  const { token } = Route.useParams();
  const { redirect } = Route.useSearch();

  return (
    <SignPage title={t('reset')}>
      <ResetPassword key={token} token={token} redirect={redirect} />
    </SignPage>
  );
}
