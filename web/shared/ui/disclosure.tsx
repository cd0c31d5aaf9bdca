import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

/** Parts that open one by one: the programme of a course, frequent questions. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

type DisclosureProps = {
  title: ReactNode;
  /** «1», set large before the title. */
  number?: ReactNode;
  /** At the end of the line: «6 horas». */
  end?: ReactNode;
  open?: boolean | undefined;
  children: ReactNode;
};

export function Disclosure({ title, number, end, open = false, children }: DisclosureProps) {
  return (
    <details className={styles.root} open={open}>
      <summary>
        {number && <span className={styles.number}>{number}</span>}
        <span className={styles.title}>{title}</span>
        {end && <small>{end}</small>}
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
