import { Link } from '@tanstack/react-router';
import styles from './brand.module.css';

const name = 'Mestria';

/** The arch and the name; on a site with a logo of its own that, by the declarations in the head of its pages. */
function Mark() {
  return (
    <>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path className={styles.arch} d="M5 35V17.5a7.5 7.5 0 0 1 15 0V35M20 17.5a7.5 7.5 0 0 1 15 0V35" />
        <circle className={styles.dot} cx="27.5" cy="29.5" r="3.6" />
      </svg>
      <i className={styles.logo} />
      <span className={styles.name}>{name}</span>
    </>
  );
}

export function Brand() {
  return (
    <Link to="/" className={styles.root}>
      <Mark />
    </Link>
  );
}

export function BrandOnDeep({ href, newTabHint }: { href: string; newTabHint: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={styles.onDeep} aria-label={`${name}, ${newTabHint}`}>
      <Mark />
    </a>
  );
}
