import { useState, type ReactNode } from 'react';
import { useDataSaver } from '#web/shared/visitor/data-saver.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import styles from './picture-place.module.css';

/** In data-saver mode shows a button that loads the picture; `silent` leaves the button out, as inside a link. */
export function PicturePlace({ children, silent }: { children: ReactNode; silent?: boolean | undefined }) {
  const t = useTexts('site');
  const saves = useDataSaver();
  const [requested, setRequested] = useState(false);

  if (!saves || requested) return children;
  if (silent) return <span className={styles.root} data-picture />;
  return (
    <button type="button" className={styles.root} data-picture onClick={() => setRequested(true)}>
      {t('show_picture')}
    </button>
  );
}
