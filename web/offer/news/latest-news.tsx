import { Link } from '@tanstack/react-router';
import { useDates } from '#web/shared/texts/format.ts';
import { Section } from '#web/shared/ui/section.tsx';
import styles from './latest-news.module.css';
import type { ShownPost } from './news-queries.ts';

type LatestNewsProps = { posts: readonly Pick<ShownPost, 'id' | 'title' | 'summary' | 'published_at'>[] } & {
  title: string;
  more: string;
};

export function LatestNews({ posts, title, more }: LatestNewsProps) {
  const { fullDay } = useDates();

  if (posts.length === 0) return null;
  return (
    <Section title={title} more={<Link to="/news">{more}</Link>}>
      <ul className={styles.root}>
        {posts.map(({ id, title: name, summary, published_at: at }) => (
          <li key={id}>
            {at && <time dateTime={at.slice(0, 10)}>{fullDay(at)}</time>}
            <h3>
              <Link to="/news/$postId" params={{ postId: String(id) }}>
                {name}
              </Link>
            </h3>
            {summary && <p>{summary}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
