import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#web/areas/site/contact-page.tsx';
import { contactSettingsQuery } from '#web/areas/site/site-queries.ts';
import { readContactSettings } from '#web/areas/site/model/contact-settings.ts';
import { publicHead } from '#web/shared/page/page-head.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

export const Route = createFileRoute('/contact')({
  staticData: { texts: ['contact'] },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(contactSettingsQuery()),
  head: ({ match: { context, search } }) =>
    publicHead({
      path: '/contact',
      lang: search.lang,
      title: context.texts.site.title_contact,
      description: context.texts.site.about_contact,
    }),
  component: Contact,
});

function Contact() {
  const { locale } = useVisitor();
  const { data } = useSuspenseQuery(contactSettingsQuery());

  return <ContactPage settings={readContactSettings(data.results, locale)} />;
}
