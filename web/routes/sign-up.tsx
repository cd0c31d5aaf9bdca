import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { SignFrame } from '#web/accounts/sign-frame.tsx';
import { SignUp } from '#web/accounts/sign-up.tsx';
import { categoriesQuery } from '#web/catalogue/course-queries.ts';
import { guestPage } from '#web/shared/guards.ts';
import { useTexts } from '#web/shared/texts.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';

export const Route = createFileRoute('/sign-up')({
  ...guestPage,
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(categoriesQuery(8)),
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.site.title_sign_up }, { name: 'robots', content: 'noindex' }],
  }),
  component: SignUpPage,
  errorComponent: ({ reset }) => <ErrorPage onRetry={reset} />,
});

function SignUpPage() {
  const t = useTexts('sign');
  const { redirect } = Route.useSearch();
  const navigate = useNavigate();
  const covers = useQuery(categoriesQuery(8)).data?.results ?? [];

  return (
    <SignFrame
      title={t('sign_up')}
      instead={
        <>
          {t('has_account')}{' '}
          <Link to="/login" search={redirect ? { redirect } : {}}>
            {t('sign_in')}
          </Link>
        </>
      }
      motto={t('motto_up')}
      covers={covers.map(({ cover_url: cover }) => `${cover}&shape=arcade`)}
    >
      <SignUp redirect={redirect} onSignedIn={() => void navigate({ href: redirect ?? '/' })} />
    </SignFrame>
  );
}
