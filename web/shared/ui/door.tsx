import styles from './door.module.css';

export function Door() {
  return (
    <svg className={styles.root} viewBox="0 0 96 72" aria-hidden="true">
      <path className={styles.arch} d="M14 70V34a17 17 0 0 1 34 0V70M48 34a17 17 0 0 1 34 0V70" />
      <path className={styles.floor} d="M2 70H94" />
      <circle className={styles.learner} cx="65" cy="59" r="7" />
    </svg>
  );
}
