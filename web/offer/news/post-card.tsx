import { Link } from '@tanstack/react-router';
import { useDates } from '#web/shared/texts/format.ts';
import { CoverSheet } from '#web/shared/ui/cover.tsx';
import { drawnCovers, PictureOrCover } from '#web/shared/ui/picture.tsx';
import type { ShownPost } from './news-queries.ts';
import styles from './post-card.module.css';

type PostCardsProps = {
  posts: readonly ShownPost[];
  level?: 2 | 3;
  /** How many cards are above the fold. */
  eager?: number;
};

export function PostCards({ posts, level = 3, eager = 0 }: PostCardsProps) {
  const { fullDay } = useDates();
  const Heading = `h${level}` as const;

  return (
    <CoverSheet covers={drawnCovers(posts)}>
      <ul className={styles.grid}>
        {posts.map(({ id, title, summary, published_at: at, ...cover }, place) => (
          <li key={id} className={styles.root}>
            <PictureOrCover of={cover} eager={place < eager} />
            {at && <time dateTime={at.slice(0, 10)}>{fullDay(at)}</time>}
            <Heading className={styles.title}>
              <Link to="/news/$postId" params={{ postId: String(id) }}>
                {title}
              </Link>
            </Heading>
            {summary && <p>{summary}</p>}
          </li>
        ))}
      </ul>
    </CoverSheet>
  );
}
