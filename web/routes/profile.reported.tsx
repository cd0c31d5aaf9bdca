import { createFileRoute } from '@tanstack/react-router';
import { ReportedPage } from '#web/reviews/reported-page.tsx';
import { claimPage } from '#web/shared/session/guards.ts';

export const Route = createFileRoute('/profile/reported')({
  ...claimPage('reviews.hide'),
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_reported }] }),
  component: ReportedPage,
});
