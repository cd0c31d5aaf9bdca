import type { ReactNode } from 'react';
import type { Post } from '#contract/offer/news/calls.ts';
import { RichBlocks } from '#web/shared/page/rich-blocks.tsx';
import { ShareLinks } from '#web/shared/page/share-links.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Page } from '#web/shared/ui/page.tsx';
import { PostCards } from './post-card.tsx';
import styles from './post-body.module.css';

type PostBodyProps = {
  post: Pick<Post, 'id' | 'title' | 'body' | 'related_posts'>;
  courses?: ReactNode;
};

export function PostBody({ post, courses }: PostBodyProps) {
  const t = useTexts('news');

  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.text}>
          <article>
            <RichBlocks blocks={post.body} />
          </article>
          <section className={styles.share} aria-labelledby="share">
            <h2 id="share">{t('share')}</h2>
            <ShareLinks key={post.id} path={`/news/${post.id}`} title={post.title} />
          </section>
        </div>
        {courses && (
          <section aria-labelledby="courses-of-post">
            <h2 id="courses-of-post">{t('courses')}</h2>
            {courses}
          </section>
        )}
        {post.related_posts.length > 0 && (
          <section aria-labelledby="other-news">
            <h2 id="other-news">{t('read_next')}</h2>
            <PostCards posts={post.related_posts} />
          </section>
        )}
      </div>
    </Page>
  );
}
