import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './anchored-section.module.css';

/** A part of the account page, which a link from elsewhere may lead to. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // One that comes later than the page was not there when the router looked for it.
    if (location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);
  return (
    <section ref={section} id={id} className={styles.root} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
