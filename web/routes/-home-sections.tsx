import { useSuspenseQuery } from '@tanstack/react-query';
import { CategoryWindows } from '#web/offer/catalogue/category-windows.tsx';
import { beginToday, categoriesQuery, partnersQuery, someCoursesQuery } from '#web/offer/catalogue/course-queries.ts';
import { CourseGroup } from '#web/offer/catalogue/course-group.tsx';
import { nextClassesQuery } from '#web/offer/classes/class-queries.ts';
import { NextClasses } from '#web/offer/classes/next-classes.tsx';
import { CertificateBox } from '#web/areas/site/home/certificate-box.tsx';
import { HowItWorks } from '#web/areas/site/home/how-it-works.tsx';
import type { HomeSection } from '#contract/platform/settings/home-sections.ts';
import { LatestNews } from '#web/offer/news/latest-news.tsx';
import { latestNewsQuery } from '#web/offer/news/news-queries.ts';
import { PartnerWall } from '#web/offer/catalogue/partners/partner-wall.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { WishlistButton } from '#web/areas/wishlist/wishlist-button.tsx';

export const homeData = {
  categories: () => categoriesQuery(8),
  classes: () => nextClassesQuery(5),
  today: () => someCoursesQuery(beginToday, 4),
  popular: () => someCoursesQuery({ sort: 'popular' }, 4),
  new: () => someCoursesQuery({ sort: 'newest' }, 4),
  partners: () => partnersQuery(6),
  news: () => latestNewsQuery(3),
};

type Titled = { title: string | undefined };

const wishlistButton = (course: { id: number; title: string }) => <WishlistButton course={course} />;

export const homeParts: Record<HomeSection, (props: Titled) => React.ReactNode> = {
  categories: Categories,
  classes: Classes,
  today: Today,
  popular: Popular,
  new: New,
  partners: Partners,
  news: News,
  certificate: ({ title }) => <CertificateBox title={title} />,
  how: ({ title }) => <HowItWorks title={title} />,
};

function Categories({ title }: Titled) {
  const { results } = useSuspenseQuery(homeData.categories()).data;
  return <CategoryWindows categories={results} title={title} />;
}

function Classes({ title }: Titled) {
  const { results } = useSuspenseQuery(homeData.classes()).data;
  return <NextClasses classes={results} title={title} />;
}

function Today({ title }: Titled) {
  const t = useTexts('home');
  const { results, total } = useSuspenseQuery(homeData.today()).data;
  const more = t('all_of_them', { count: total });
  return (
    <CourseGroup
      title={title ?? t('begin_today')}
      courses={results}
      more={more}
      search={beginToday}
      wishlistButton={wishlistButton}
    />
  );
}

function Popular({ title }: Titled) {
  const t = useTexts('home');
  const { results } = useSuspenseQuery(homeData.popular()).data;
  const search = { sort: 'popular' as const };
  return (
    <CourseGroup
      title={title ?? t('popular')}
      courses={results}
      more={t('all_courses')}
      search={search}
      wishlistButton={wishlistButton}
    />
  );
}

function New({ title }: Titled) {
  const t = useTexts('home');
  const { results } = useSuspenseQuery(homeData.new()).data;
  const search = { sort: 'newest' as const };
  return (
    <CourseGroup
      title={title ?? t('new')}
      courses={results}
      more={t('all_courses')}
      search={search}
      wishlistButton={wishlistButton}
    />
  );
}

function Partners({ title }: Titled) {
  const t = useTexts('home');
  const { results, total } = useSuspenseQuery(homeData.partners()).data;
  return <PartnerWall partners={results} title={title ?? t('partners')} more={t('all_partners', { count: total })} />;
}

function News({ title }: Titled) {
  const t = useTexts('home');
  const { results } = useSuspenseQuery(homeData.news()).data;
  return <LatestNews posts={results} title={title ?? t('news')} more={t('all_news')} />;
}
