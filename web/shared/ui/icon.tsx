import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

/** The class sets these once for all icons, which keeps the HTML small. */
const saidByClass = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

export function Icon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing className={styles.root} strokeWidth={1.75} {...saidByClass} aria-hidden="true" />;
}
