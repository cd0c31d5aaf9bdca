import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A part of the account page, which a link from elsewhere may lead to. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section id={id} className={styles.root} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
