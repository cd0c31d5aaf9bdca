import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import styles from './partner-courses.module.css';

type PartnerCoursesProps = {
  partnerId: number;
  page: number;
  perPage: number;
  total: number;
  isOld: boolean;
  children: ReactNode;
};

export function PartnerCourses({ partnerId: id, page, perPage, total, isOld, children }: PartnerCoursesProps) {
  const t = useTexts('partners');
  const site = useTexts('site');
  const link: PageLink = (number, props) => (
    <Link
      to="/partners/$partnerId"
      params={{ partnerId: String(id) }}
      search={number > 1 ? { page: number } : {}}
      {...props}
    />
  );

  return (
    <Page>
      <section className={styles.root} aria-labelledby="courses-of-partner" aria-busy={isOld}>
        <div className={styles.head}>
          <h2 id="courses-of-partner">{t('courses_of')}</h2>
          {total > 0 && (
            <Link to="/courses" search={{ partner: [id] }}>
              {t('narrow', { count: total })}
            </Link>
          )}
        </div>
        {total > 0 ? (
          children
        ) : (
          <EmptyState
            title={t('no_courses')}
            level={3}
            actions={
              <Link to="/courses" className={buttonClass()}>
                {site('see_courses')}
              </Link>
            }
          >
            <p>{t('no_courses_text')}</p>
          </EmptyState>
        )}
        <ListPages page={page} total={total} perPage={perPage} label={t('course_pages')} link={link} />
      </section>
    </Page>
  );
}

export function CoursesOnTheirWay() {
  const t = useTexts('partners');

  return (
    <Page>
      <div className={styles.root}>
        <SkeletonCards cards={6} label={t('loading_courses')} />
      </div>
    </Page>
  );
}
