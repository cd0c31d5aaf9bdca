import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Page } from './page.tsx';
import deep from './deep.module.css';
import styles from './section.module.css';

type SectionProps = {
  title: ReactNode;
  more?: ReactNode;
  children: ReactNode;
};

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

function SectionHead({ id, title, more }: { id: string; title: ReactNode; more: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {more}
    </div>
  );
}

export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

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
