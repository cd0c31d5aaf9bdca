import { useTexts } from '#web/shared/texts/texts.ts';
import { Figures } from '#web/shared/ui/definition-list.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { useFormatter } from 'use-intl/react';
import type { CatalogueCounters } from '#contract/offer/catalogue/calls.ts';
import { SitePageHead } from './site-page-head.tsx';

type AboutHeadProps = {
  counters: Pick<CatalogueCounters, 'course_count' | 'partner_count' | 'country_count' | 'cities'>;
};

export function AboutHead({ counters }: AboutHeadProps) {
  const t = useTexts('about');
  const format = useFormatter();
  const figures = [
    { term: t('courses'), value: counters.course_count },
    { term: t('partners'), value: counters.partner_count },
    { term: t('countries'), value: counters.country_count },
    { term: t('cities'), value: counters.cities.length },
  ];

  return (
    <Page>
      <SitePageHead title={t('title')} lead={t('lead')} called={t('title_short')} />
      <h2>
        <Hidden>{t('figures')}</Hidden>
      </h2>
      <Figures
        items={figures
          .filter(({ value }) => value > 0)
          .map(({ term, value }) => ({ term, value: format.number(value) }))}
      />
    </Page>
  );
}
