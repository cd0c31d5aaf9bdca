import { Link } from '@tanstack/react-router';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import type { Category, CourseCard } from '#contract/offer/catalogue/calls.ts';
import { SitePageHead } from './site-page-head.tsx';
import { coursesPerPage } from './site-queries.ts';
import { readSiteMapSearch, type SiteMapSearch } from './model/site-map-search.ts';
import { PageLinks } from './page-links.tsx';
import styles from './site-map.module.css';

type SiteMapProps = {
  search: SiteMapSearch;
  areas: readonly Pick<Category, 'id' | 'name' | 'course_count'>[];
  courses: { results: readonly Pick<CourseCard, 'id' | 'title'>[]; total: number };
};

export function SiteMap({ search, areas, courses }: SiteMapProps) {
  const t = useTexts('sitemap');
  const site = useTexts('site');
  const area = areas.find(({ id }) => id === search.area);

  return (
    <Page>
      <SitePageHead title={t('title')} lead={t('lead')} />
      <PageLinks />
      <Part title={t('areas')}>
        <ul className={styles.columns}>
          {areas.map(({ id, name, course_count: count }) => (
            <li key={id}>
              <Link to="/sitemap" search={{ area: id }} aria-current={id === search.area ? 'true' : undefined}>
                {name}
              </Link>{' '}
              <small>{site('courses', { count })}</small>
            </li>
          ))}
          {search.area && (
            <li>
              <Link to="/sitemap">{t('all_areas')}</Link>
            </li>
          )}
        </ul>
      </Part>
      <Part title={area ? t('of_area', { area: area.name }) : t('a_to_z')}>
        <div className={styles.foot}>
          {courses.results.length > 0 ? <CoursesByName courses={courses.results} /> : <NoCourses />}
          <CoursePages search={search} total={courses.total} />
        </div>
      </Part>
    </Page>
  );
}

function CoursesByName({ courses }: { courses: SiteMapProps['courses']['results'] }) {
  return (
    <ul className={styles.columns}>
      {courses.map(({ id, title }) => (
        <li key={id}>
          <Link to="/courses/$id" params={{ id: String(id) }} preload={false}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NoCourses() {
  const t = useTexts('sitemap');

  return (
    <EmptyState title={t('none')} level={3}>
      <p>{t('none_text')}</p>
    </EmptyState>
  );
}

function CoursePages({ search, total }: { search: SiteMapSearch; total: number }) {
  const t = useTexts('sitemap');
  const link: PageLink = (page, props) => (
    <Link to="/sitemap" search={readSiteMapSearch({ ...search, page })} {...props} />
  );

  return <ListPages page={search.page} total={total} perPage={coursesPerPage} label={t('list_pages')} link={link} />;
}
