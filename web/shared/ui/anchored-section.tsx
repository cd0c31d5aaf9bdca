import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './anchored-section.module.css';

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // A section that loads after the page was missing when the router looked for it.
    if (location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);
  return (
    <section ref={section} id={id} className={styles.root} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
