import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

/** The class says these once for all icons of a page. */
const saidByClass = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** A drawing beside words; the words say it all, so readers of the screen skip it. */
export function Icon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing className={styles.root} strokeWidth={1.75} {...saidByClass} aria-hidden="true" />;
}
