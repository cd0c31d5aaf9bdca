import { Children, type ReactNode } from 'react';
import styles from './breadcrumb.module.css';

export function Breadcrumb({ label, children }: { label: string; children: ReactNode }) {
  const steps = Children.toArray(children);
  return (
    <nav className={styles.root} aria-label={label}>
      <ol>
        {steps.map((step, place) => (
          <li key={place}>{place === steps.length - 1 ? <span aria-current="page">{step}</span> : step}</li>
        ))}
      </ol>
    </nav>
  );
}
