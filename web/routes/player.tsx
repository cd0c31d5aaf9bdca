import { createFileRoute } from '@tanstack/react-router';

/** An empty page without header and footer, whose document the service worker answers for the player offline. */
export const Route = createFileRoute('/player')({
  ssr: false,
  staticData: { standsAlone: true },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
});
