import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { pagesToShow } from '../ui/pagination-window.ts';
import styles from '../ui/pagination.module.css';

type PageLinkProps = {
  className: string;
  'aria-current': 'page' | undefined;
  'aria-label': string | undefined;
  children: ReactNode;
};

/** `(page, props) => <Link to="." search={…} {...props} />` */
export type PageLink = (page: number, props: PageLinkProps) => ReactNode;

type ListPagesProps = { page: number | undefined; total: number; perPage: number; label: string; link: PageLink };

export function ListPages({ page = 1, total, perPage, label, link }: ListPagesProps) {
  const site = useTexts('site');
  const pages = Math.ceil(total / perPage);
  if (pages < 2) return null;
  const end = { className: classes(styles.end), 'aria-current': undefined, 'aria-label': undefined };
  const toPage = (number: number) =>
    link(number, {
      className: classes(styles.page),
      'aria-current': number === page ? 'page' : undefined,
      'aria-label': site('page', { page: number }),
      children: number,
    });
  return (
    <nav className={styles.root} aria-label={label}>
      {page > 1 && link(page - 1, { ...end, children: [<Icon key="icon" of={ArrowLeft} />, site('previous')] })}
      {pagesToShow(page, pages).map((number, place) =>
        number === null ? (
          <span key={`gap ${place}`} className={styles.page}>
            …
          </span>
        ) : (
          <Fragment key={number}>{toPage(number)}</Fragment>
        ),
      )}
      {page < pages && link(page + 1, { ...end, children: [site('next'), <Icon key="icon" of={ArrowRight} />] })}
    </nav>
  );
}
