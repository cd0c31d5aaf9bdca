import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '#web/shell/error-page.tsx';

export const Route = createFileRoute('/error')({
  component: () => <ErrorPage />,
});
