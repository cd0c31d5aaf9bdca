import styles from './skip-link.module.css';

export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.root} href={`#${to}`}>
      {children}
    </a>
  );
}
