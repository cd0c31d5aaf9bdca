import { useId, type ReactNode } from 'react';
import { Page } from '#web/shared/ui/page.tsx';
import styles from './course-body.module.css';

type CourseBodyProps = {
  picker: ReactNode;
  box: ReactNode;
  children: ReactNode;
};

/** The price follows the picker on narrow pages and stands beside the rest on wide ones. */
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
