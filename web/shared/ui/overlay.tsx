import { Clock } from './clock.tsx';
import styles from './overlay.module.css';

export function Overlay({ message }: { message: string }) {
  return (
    <>
      <noscript>
        <link rel="stylesheet" href="/no-script.css" />
      </noscript>
      <div className={styles.root} role="status" data-needs-script="">
        <Clock />
        <p>{message}</p>
      </div>
    </>
  );
}
