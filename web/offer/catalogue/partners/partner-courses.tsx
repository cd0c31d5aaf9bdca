import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FromStart } from '#web/shared/lists/from-start.tsx';
import type { RangeLink } from '#web/shared/lists/further-pages.tsx';
import type { PageRange } from '#web/shared/lists/page-range.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import styles from './partner-courses.module.css';

type PartnerCoursesProps = {
  partnerId: number;
  range: PageRange;
  total: number;
  isOld: boolean;
  children: ReactNode;
  renderFurther: (link: RangeLink, label: string) => ReactNode;
};

export function PartnerCourses({ partnerId: id, range, total, isOld, children, renderFurther }: PartnerCoursesProps) {
  const t = useTexts('partners');
  const site = useTexts('site');
  const link: RangeLink = (of, props) => (
    <Link to="/partners/$partnerId" params={{ partnerId: String(id) }} search={of} {...props} />
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
        <FromStart range={range} link={link} />
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
        {renderFurther(link, t('course_pages'))}
      </section>
    </Page>
  );
}

export function CoursesOnTheirWay() {
  return (
    <Page>
      <div className={styles.root}>
        <CourseCardsLoading />
      </div>
    </Page>
  );
}

export function CourseCardsLoading() {
  const t = useTexts('partners');
  return <SkeletonCards cards={6} label={t('loading_courses')} />;
}
