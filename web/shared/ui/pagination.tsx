import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { pagesToShow } from './pagination-window.ts';
import styles from './pagination.module.css';

type PageLinkProps = {
  className: string;
  'aria-current': 'page' | undefined;
  'aria-label': string | undefined;
  children: ReactNode;
};

/** `(page, props) => <Link to="." search={…} {...props} />` */
export type PageLink = (page: number, props: PageLinkProps) => ReactNode;

type PaginationProps = {
  page: number;
  pages: number;
  label: string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
  link: PageLink;
};

export function Pagination({ page, pages, label, previousLabel, nextLabel, pageLabel, link }: PaginationProps) {
  if (pages < 2) return null;
  const end = { className: classes(styles.end), 'aria-current': undefined, 'aria-label': undefined };
  const toPage = (number: number) =>
    link(number, {
      className: classes(styles.page),
      'aria-current': number === page ? 'page' : undefined,
      'aria-label': pageLabel(number),
      children: number,
    });
  return (
    <nav className={styles.root} aria-label={label}>
      {page > 1 && link(page - 1, { ...end, children: [<Icon key="icon" of={ArrowLeft} />, previousLabel] })}
      {pagesToShow(page, pages).map((number, place) =>
        number === null ? (
          <span key={`gap ${place}`} className={styles.page}>
            …
          </span>
        ) : (
          <Fragment key={number}>{toPage(number)}</Fragment>
        ),
      )}
      {page < pages && link(page + 1, { ...end, children: [nextLabel, <Icon key="icon" of={ArrowRight} />] })}
    </nav>
  );
}
