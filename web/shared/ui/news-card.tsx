import type { ReactNode } from 'react';
import styles from './news-card.module.css';

export function NewsGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

type NewsCardProps = {
  dateTime: string;
  date: string;
  /** A link. */
  title: ReactNode;
  level?: 2 | 3 | undefined;
  children?: ReactNode;
};

export function NewsCard({ dateTime, date, title, level = 3, children }: NewsCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.root}>
      <time dateTime={dateTime}>{date}</time>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p>{children}</p>}
    </article>
  );
}
