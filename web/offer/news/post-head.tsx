import { Link } from '@tanstack/react-router';
import type { Post } from '#contract/offer/news/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Band } from '#web/shared/ui/page.tsx';
import { PictureOrCover } from '#web/shared/ui/picture.tsx';
import styles from './post-head.module.css';

type PostHeadProps = { post: Pick<Post, 'title' | 'summary' | 'author' | 'published_at' | 'cover_url' | 'picture'> };

export function PostHead({ post }: PostHeadProps) {
  const { title, summary, author, published_at: at } = post;
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
        <PictureOrCover of={post} eager="first" />
      </div>
    </Band>
  );
}
