import { createContext, useContext, type ReactNode } from 'react';
import { useDataSaver } from '#web/shared/visitor/data-saver.ts';
import { placesOnSheet } from './cover-sheet.ts';
import { PicturePlace } from './picture-place.tsx';
import styles from './cover.module.css';

const Sheet = createContext<ReadonlyMap<string, string>>(new Map());

/** Serves the covers below it as one file, unless an outer sheet already holds them. */
export function CoverSheet({ covers, children }: { covers: readonly string[]; children: ReactNode }) {
  const around = useContext(Sheet);
  const own = placesOnSheet(covers);
  return <Sheet value={[...own.keys()].every((cover) => around.has(cover)) ? around : own}>{children}</Sheet>;
}

type CoverProps = {
  src: string;
  eager?: boolean | undefined;
  /** In a link or purely decorative: no button to load it in data-saver mode. */
  silent?: boolean | undefined;
};

export function Cover({ src, eager = false, silent }: CoverProps) {
  const onSheet = useContext(Sheet).get(src);
  // In data-saver mode one picture is requested, not the whole sheet.
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
