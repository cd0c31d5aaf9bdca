import { Clock } from './clock.tsx';
import styles from './overlay.module.css';

/** Covers the rendered page while the app starts; never shown without script. */
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
