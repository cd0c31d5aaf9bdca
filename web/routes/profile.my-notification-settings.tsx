import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#web/people/messages/settings-page.tsx';
import { settingsQuery } from '#web/people/messages/settings-query.ts';
import { claimPage } from '#web/shared/session/guards.ts';
import { currentSession } from '#web/shared/session/session-store.ts';

export const Route = createFileRoute('/profile/my-notification-settings')({
  staticData: {
    texts: ['messages'],
    profileMenu: { group: 'account', place: 30, text: 'my_notification_settings', claim: 'users.edit' },
  },
  ...claimPage('users.edit'),
  loader: ({ context: { queryClient } }) => {
    const session = currentSession();
    if (session.status === 'user') void queryClient.prefetchQuery({ ...settingsQuery(session.user), staleTime: 0 });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_notification_settings }] }),
  component: SettingsPage,
});
