import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { partnersQuery } from '#web/offer/catalogue/course-queries.ts';
import { HowItWorks } from '#web/areas/site/home/how-it-works.tsx';
import { AboutHead } from '#web/areas/site/about-head.tsx';
import { ForWhom, Promises } from '#web/areas/site/about-work.tsx';
import { siteCountersQuery } from '#web/areas/site/site-queries.ts';
import { TalkToUs } from '#web/areas/site/talk-to-us.tsx';
import { PartnerWall } from '#web/offer/catalogue/partners/partner-wall.tsx';
import { publicHead } from '#web/shared/page/page-head.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

const shown = { counters: () => siteCountersQuery(), partners: () => partnersQuery(12) };

export const Route = createFileRoute('/about')({
  staticData: { texts: ['about', 'home'] },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(shown.counters()), queryClient.ensureQueryData(shown.partners())]);
  },
  head: ({ match: { context, search } }) =>
    publicHead({
      path: '/about',
      lang: search.lang,
      title: context.texts.site.title_about,
      description: context.texts.site.about_about,
    }),
  component: About,
});

function About() {
  const t = useTexts('home');
  const [counters] = useSuspenseQuery(shown.counters()).data.results;
  const partners = useSuspenseQuery(shown.partners()).data;

  return (
    <>
      {counters && <AboutHead counters={counters} />}
      <ForWhom />
      <HowItWorks />
      <Promises />
      {partners.results.length > 0 && (
        <PartnerWall
          partners={partners.results}
          title={t('partners')}
          more={t('all_partners', { count: partners.total })}
        />
      )}
      <TalkToUs />
    </>
  );
}
