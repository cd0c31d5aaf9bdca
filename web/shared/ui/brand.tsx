import styles from './brand.module.css';

/** The house's name with its two arches, for inside a link home. */
export function Brand({ name, onDeep = false }: { name: string; onDeep?: boolean }) {
  return (
    <span className={onDeep ? styles.onDeep : styles.root}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path className={styles.arch} d="M5 35V17.5a7.5 7.5 0 0 1 15 0V35M20 17.5a7.5 7.5 0 0 1 15 0V35" />
        <circle className={styles.learner} cx="27.5" cy="29.5" r="3.6" />
      </svg>
      {name}
    </span>
  );
}
