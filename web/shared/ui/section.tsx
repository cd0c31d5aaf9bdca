import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Page } from './page.tsx';
import deep from './deep.module.css';
import styles from './section.module.css';

type SectionProps = {
  title: ReactNode;
  /** The link to all of it, at the end of the head. */
  more?: ReactNode;
  children: ReactNode;
};

/** A part of a public page, as wide as the page, with air above and below. */
export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Page>
        <SectionHead id={id} title={title} more={more} />
        {children}
      </Page>
    </section>
  );
}

/** The head of a part, with the link to all of it. */
export function SectionHead({ id, title, more }: { id?: string; title: ReactNode; more?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {more}
    </div>
  );
}

/** A part of a working page: a heading and what belongs to it. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The one dark band of a page. */
export function DeepBand({ title, words, children }: { title: ReactNode; words: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes(deep.root, styles.deep)} aria-labelledby={id}>
      <Page>
        <div className={styles.split}>
          <div>
            <h2 id={id}>{title}</h2>
            <div className={styles.words}>{words}</div>
          </div>
          {children}
        </div>
      </Page>
    </section>
  );
}
