import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Caption } from '#web/shared/ui/layout.tsx';
import { Page, PageHead } from '#web/shared/ui/page.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { useWishlistIds } from '#web/areas/wishlist/wishlist-ids.ts';
import { WishlistCourse, type ToCart } from './wishlist-course.tsx';
import { wishlistQuery } from './wishlist-query.ts';
import styles from './wishlist-page.module.css';

export function WishlistPage({ toCart }: { toCart: ToCart | null }) {
  const t = useTexts('wishlist');
  const site = useTexts('site');
  const match = useQuery(wishlistQuery());
  const { data, error } = match;
  const wishlisted = useWishlistIds();
  const courses = data?.results.filter(({ course_id }) => wishlisted?.includes(course_id) ?? true);

  if (courses?.length === 0) return <NothingSaved />;
  return (
    <Page>
      <PageHead
        title={t('title')}
        lead={courses && t('count', { count: courses.length })}
        path={
          <Breadcrumb label={site('path')}>
            <Link to="/">{site('home')}</Link>
            {t('title')}
          </Breadcrumb>
        }
      />
      {courses && (
        <>
          <ul className={styles.list}>
            {courses.map((course) => (
              <WishlistCourse key={course.course_id} course={course} toCart={toCart} />
            ))}
          </ul>
          <p className={styles.note}>
            <Caption>
              {t('told')} <Link to="/profile/my-notification-settings">{t('choose_told')}</Link>
            </Caption>
          </p>
        </>
      )}
      {!courses && error && <NotLoaded query={match} title={t('failed')} text={t('failed_text')} />}
      {!courses && !error && <SkeletonRows rows={3} label={t('loading')} />}
    </Page>
  );
}

function NothingSaved() {
  const t = useTexts('wishlist');
  const site = useTexts('site');

  return (
    <Page>
      <EmptyState
        level={1}
        title={t('nothing')}
        actions={
          <Link to="/courses" className={buttonClass()}>
            {site('see_courses')}
          </Link>
        }
      >
        <p>{t('nothing_text')}</p>
      </EmptyState>
    </Page>
  );
}
