import type { ReactNode } from 'react';
import styles from './listing.module.css';

type ListingProps = {
  search: ReactNode;
  children: ReactNode;
};

export function Listing({ search, children }: ListingProps) {
  return (
    <div className={styles.root}>
      <div className={styles.search}>{search}</div>
      {children}
    </div>
  );
}

type ListResultsProps = {
  found: ReactNode;
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
