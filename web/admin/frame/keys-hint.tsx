import type { ReactNode } from 'react';
import styles from './keys-hint.module.css';

/** Which keys a page has, where there is a keyboard. `words` puts each into a cap. */
export function KeysHint({ words }: { words: (parts: { key: typeof keyCap }) => ReactNode }) {
  return <p className={styles.root}>{words({ key: keyCap })}</p>;
}

function keyCap(text: ReactNode) {
  return <kbd>{text}</kbd>;
}
