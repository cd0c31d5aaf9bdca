import { createFileRoute, notFound } from '@tanstack/react-router';
import { Desk } from '#web/admin/desk.tsx';
import { readDeskSearch, type DeskSearch } from '#web/admin/frame/list/desk-search.ts';
import { openPlace } from '#web/admin/open-place.ts';
import { signedInPage } from '#web/shared/session/guards.ts';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

/** All pages of the desk: `web/admin/pages.ts` has their addresses, so that the shell of the public pages does not. */
export const Route = createFileRoute('/admin/$')({
  ...signedInPage,
  staticData: { standsAlone: true, texts: ['desk'] },
  validateSearch: unparsedSearch<DeskSearch>,
  loader: async ({ params: { _splat = '' } }) => {
    const open = await openPlace(_splat);
    if (open === undefined) throw notFound();
    return open;
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.desk.title }, { name: 'robots', content: 'noindex' }],
  }),
  component: DeskRoute,
});

function DeskRoute() {
  return <Desk open={Route.useLoaderData()} search={useRead(Route.useSearch(), readDeskSearch)} />;
}
