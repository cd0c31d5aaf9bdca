import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '#web/accounts/reset-password.tsx';
import { useTexts } from '#web/shared/texts.ts';
import { SignPage } from './-sign-page.tsx';
import { linkPage, signHead } from './-sign-route.tsx';

export const Route = createFileRoute('/reset-password/$token')({
  ...linkPage,
  head: signHead((texts) => texts.site.title_reset),
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
