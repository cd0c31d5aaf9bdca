import { createFileRoute } from '@tanstack/react-router';
import { FormPage } from '#web/learning/forms/form-page.tsx';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/forms/$token')({
  staticData: { texts: ['form'] },
  ssr: false,
  head: privateHead((texts) => texts.site.title_form),
  component: FormByLink,
});

function FormByLink() {
  const { token } = Route.useParams();

  return <FormPage key={token} token={token} />;
}
