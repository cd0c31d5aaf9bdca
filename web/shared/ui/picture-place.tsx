import { useState, type ReactNode } from 'react';
import { useDataSaver } from '#web/shared/visitor/data-saver.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import styles from './picture-place.module.css';

/**
 * The place of a picture, its child. Who saves data sees the place alone, and a button that fetches the picture; where
 * there is no room for a button, as in a link, it is `silent`.
 */
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
