import { createContext, useContext, type ReactNode } from 'react';
import { useDataSaver } from '#web/shared/visitor/data-saver.ts';
import { placesOnSheet } from './cover-sheet.ts';
import { PicturePlace } from './picture-place.tsx';
import styles from './cover.module.css';

const Sheet = createContext<ReadonlyMap<string, string>>(new Map());

/** The covers of a page, or of a list where the page has not asked for them, as one file. */
export function CoverSheet({ covers, children }: { covers: readonly string[]; children: ReactNode }) {
  const around = useContext(Sheet);
  const own = placesOnSheet(covers);
  return <Sheet value={[...own.keys()].every((cover) => around.has(cover)) ? around : own}>{children}</Sheet>;
}

type CoverProps = {
  src: string;
  eager?: boolean | undefined;
  /** It stands in a link, or is only an ornament: nobody is asked whether to fetch it. */
  silent?: boolean | undefined;
};

/** A drawn cover; it says nothing that the title does not. */
export function Cover({ src, eager = false, silent }: CoverProps) {
  const onSheet = useContext(Sheet).get(src);
  // Who asks for one picture does not want them all.
  const isAlone = useDataSaver();

  return (
    <PicturePlace silent={silent}>
      <img
        className={styles.root}
        src={isAlone ? src : (onSheet ?? src)}
        alt=""
        width={320}
        height={200}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </PicturePlace>
  );
}
