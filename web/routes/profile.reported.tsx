import { createFileRoute } from '@tanstack/react-router';
import { ReportedPage } from '#web/areas/reviews/reported-page.tsx';
import { claimPage } from '#web/shared/session/guards.ts';

export const Route = createFileRoute('/profile/reported')({
  staticData: {
    texts: ['reviews'],
    profileMenu: { group: 'house', place: 10, text: 'reported_reviews', claim: 'reviews.hide' },
  },
  ...claimPage('reviews.hide'),
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_reported }] }),
  component: ReportedPage,
});
