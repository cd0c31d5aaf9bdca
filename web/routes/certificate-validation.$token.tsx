import { createFileRoute, useRouter } from '@tanstack/react-router';
import { checkQuery } from '#web/certificates/certificate-queries.ts';
import { CheckByCode, CheckByCodeFailed, CheckByCodeOnItsWay } from '#web/certificates/check-by-code.tsx';

// The answer is fetched by the browser: it must be the one of now, and each visitor has a limit of questions.
export const Route = createFileRoute('/certificate-validation/$token')({
  ssr: false,
  loader: ({ context: { queryClient }, params: { token } }) => queryClient.fetchQuery(checkQuery({ token })),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.texts.site.title_check },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: CheckedCertificate,
  pendingComponent: CheckByCodeOnItsWay,
  errorComponent: Failed,
});

function CheckedCertificate() {
  const { data } = Route.useLoaderData();

  return <CheckByCode check={data[0]} />;
}

function Failed({ error }: { error: unknown }) {
  const router = useRouter();

  return <CheckByCodeFailed error={error} onRetry={() => void router.invalidate()} />;
}
