import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { SignFrame } from '#web/accounts/sign-frame.tsx';
import { SignInForm } from '#web/accounts/sign-in-form.tsx';
import { categoriesQuery } from '#web/catalogue/course-queries.ts';
import { guestPage } from '#web/shared/guards.ts';
import { useTexts } from '#web/shared/texts.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';

export const Route = createFileRoute('/login')({
  ...guestPage,
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(categoriesQuery(8)),
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.site.title_login }, { name: 'robots', content: 'noindex' }],
  }),
  component: Login,
  errorComponent: ({ reset }) => <ErrorPage onRetry={reset} />,
});

function Login() {
  const t = useTexts('sign');
  const { redirect } = Route.useSearch();
  const navigate = useNavigate();
  const covers = useQuery(categoriesQuery(8)).data?.results ?? [];

  return (
    <SignFrame
      title={t('sign_in')}
      instead={
        <>
          {t('no_account')}{' '}
          <Link to="/sign-up" search={redirect ? { redirect } : {}}>
            {t('sign_up')}
          </Link>
        </>
      }
      motto={t('motto_in')}
      covers={covers.map(({ cover_url: cover }) => `${cover}&shape=arcade`)}
    >
      <SignInForm onSignedIn={() => void navigate({ href: redirect ?? '/' })} />
    </SignFrame>
  );
}
