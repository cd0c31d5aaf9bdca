import { createContext, useContext, type ReactNode } from 'react';
import { placesOnSheet } from './cover-sheet.ts';
import styles from './cover.module.css';

const Sheet = createContext<ReadonlyMap<string, string>>(new Map());

/** The covers of a page, or of a list where the page has not asked for them, as one file. */
export function CoverSheet({ covers, children }: { covers: readonly string[]; children: ReactNode }) {
  const around = useContext(Sheet);
  const own = placesOnSheet(covers);
  return <Sheet value={[...own.keys()].every((cover) => around.has(cover)) ? around : own}>{children}</Sheet>;
}

/** A drawn cover; it says nothing that the title does not. */
export function Cover({ src, eager = false }: { src: string; eager?: boolean | undefined }) {
  return (
    <img
      className={styles.root}
      src={useContext(Sheet).get(src) ?? src}
      alt=""
      width={320}
      height={200}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
