import { Link } from '@tanstack/react-router';
import type { Post } from '#contract/news.ts';
import { useDates } from '#web/shared/format.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Cover } from '#web/shared/ui/cover.tsx';
import { Band } from '#web/shared/ui/page.tsx';
import styles from './post-head.module.css';

type PostHeadProps = { post: Pick<Post, 'title' | 'summary' | 'author' | 'published_at' | 'cover_url'> };

/** The band on which a post introduces itself. */
export function PostHead({ post: { title, summary, author, published_at: at, cover_url: cover } }: PostHeadProps) {
  const t = useTexts('news');
  const site = useTexts('site');
  const { fullDay } = useDates();

  return (
    <Band>
      <Breadcrumb label={site('path')}>
        <Link to="/">{site('home')}</Link>
        <Link to="/news">{t('news')}</Link>
        {title}
      </Breadcrumb>
      <div className={styles.split}>
        <div>
          <h1>{title}</h1>
          {summary && <p className={styles.lead}>{summary}</p>}
          <p className={styles.byline}>
            {t('by')} <bdi>{author}</bdi>
            {at && (
              <>
                {' · '}
                <time dateTime={at}>{fullDay(at)}</time>
              </>
            )}
          </p>
        </div>
        <Cover src={cover} eager />
      </div>
    </Band>
  );
}
