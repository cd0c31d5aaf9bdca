import { createFileRoute } from '@tanstack/react-router';
import { ReceivedGiftPage } from '#web/areas/gifts/received-gift-page.tsx';
import { useUser } from '#web/shared/session/session-store.ts';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/profile/gifts/$token')({
  staticData: { texts: ['gift'] },
  head: privateHead((texts) => texts.site.title_gift),
  component: GiftRoute,
});

function GiftRoute() {
  const user = useUser();
  const { token } = Route.useParams();

  return user && <ReceivedGiftPage key={token} user={user} token={token} />;
}
