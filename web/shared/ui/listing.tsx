import type { ReactNode } from 'react';
import styles from './listing.module.css';

type ListingProps = {
  /** A `SearchBox`. */
  search: ReactNode;
  children: ReactNode;
};

/** A list of the site with the search in it above. */
export function Listing({ search, children }: ListingProps) {
  return (
    <div className={styles.root}>
      <div className={styles.search}>{search}</div>
      {children}
    </div>
  );
}

type ListResultsProps = {
  /** What was found, said aloud when it changes. */
  found: ReactNode;
  /** Another page is on its way. */
  isOld: boolean;
  children: ReactNode;
};

export function ListResults({ found, isOld, children }: ListResultsProps) {
  return (
    <div className={styles.results} aria-busy={isOld}>
      <p role="status">{found}</p>
      {children}
    </div>
  );
}
