import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

/** A drawing beside words; the words say it all, so readers of the screen skip it. */
export function Icon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing className={styles.root} strokeWidth={1.75} aria-hidden="true" />;
}
