import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CourseSuggestions } from '#web/offer/catalogue/index.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Arcade } from '#web/shared/ui/arches.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import styles from './hero.module.css';

const examples = ['example_1', 'example_2', 'example_3'] as const;

type HeroProps = {
  covers: readonly string[];
  /** Lies on the arcade, so that it moves nothing when it appears. */
  notice: ReactNode;
};

export function Hero({ covers, notice }: HeroProps) {
  const t = useTexts('home');
  const shell = useTexts('shell');
  const navigate = useNavigate();

  return (
    <section className={styles.root}>
      <Page>
        <div className={styles.split}>
          <div className={styles.say}>
            <h1>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            <div className={styles.search}>
              <SearchBox
                large
                landmark={t('search')}
                label={shell('search_courses')}
                placeholder={t('search_placeholder')}
                action="/courses"
                popup={CourseSuggestions}
                onSearch={(search) => void navigate({ to: '/courses', search: search ? { search } : {} })}
              />
            </div>
            <p className={styles.often}>
              {t('for_example')}
              {examples.map((example) => (
                <Link key={example} to="/courses" search={{ search: t(example) }}>
                  {t(example)}
                </Link>
              ))}
            </p>
          </div>
          <div className={styles.art}>
            <Arcade covers={covers} eager />
            <div className={styles.notice}>{notice}</div>
          </div>
        </div>
      </Page>
    </section>
  );
}
