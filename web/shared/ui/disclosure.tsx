import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

export function Disclosures({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

type DisclosureProps = {
  title: ReactNode;
  number?: ReactNode;
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
