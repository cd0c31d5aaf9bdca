import { useId, type ReactNode } from 'react';
import { Page } from '#web/shared/ui/page.tsx';
import styles from './course-body.module.css';

type CourseBodyProps = {
  /** Which class one would like. */
  picker: ReactNode;
  /** What it costs, and the way to buy it. */
  box: ReactNode;
  children: ReactNode;
};

/** Picker, then price, then the rest; on wide pages the price stands beside them. */
export function CourseBody({ picker, box, children }: CourseBodyProps) {
  return (
    <Page>
      <div className={styles.root}>
        {picker}
        {box}
        <div className={styles.rest}>{children}</div>
      </div>
    </Page>
  );
}

export function CoursePart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();

  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
