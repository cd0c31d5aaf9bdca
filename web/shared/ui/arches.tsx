import type { ReactNode } from 'react';
import { Cover } from './cover.tsx';
import styles from './arches.module.css';

export function Arcade({ covers, eager = false }: { covers: readonly string[]; eager?: boolean }) {
  return (
    <div className={styles.arcade} aria-hidden="true">
      {covers.slice(0, 5).map((cover) => (
        <span key={cover}>
          <Cover src={cover} eager={eager} silent />
        </span>
      ))}
    </div>
  );
}

export function Windows({ children }: { children: ReactNode }) {
  return <ul className={styles.windows}>{children}</ul>;
}

export function WindowItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}

export function WindowFace({ cover, name, count }: { cover: string; name: ReactNode; count?: ReactNode }) {
  return (
    <span className={styles.face}>
      <Cover src={cover} silent />
      <span className={styles.words}>
        <b>{name}</b>
        {count && <small>{count}</small>}
      </span>
    </span>
  );
}

export function NameWall({ children }: { children: ReactNode }) {
  return <div className={styles.wall}>{children}</div>;
}
