import styles from './clock.module.css';

export function Clock() {
  return (
    <svg className={styles.root} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={styles.face} cx="50" cy="50" r="46" />
      <path className={styles.marks} d="M50 9v6M91 50h-6M50 91v-6M9 50h6" />
      <path className={styles.hour} d="M50 50V30" />
      <path className={styles.minute} d="M50 54V16" />
      <circle className={styles.axis} cx="50" cy="50" r="5" />
    </svg>
  );
}
