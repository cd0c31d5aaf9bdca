import { useIsStarted } from '#web/shared/visitor/app-settings.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Leaf } from 'lucide-react';
import { saverCookie } from '#web/shared/visitor/data-saver-cookie.ts';
import { saverChange, useDataSaver } from '#web/shared/visitor/data-saver.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import styles from './data-saver-switch.module.css';

/** Until the app has started, the page must equal the server's for hydration. */
export function FooterSwitches() {
  return useIsStarted() ? (
    <>
      <DataSaverSwitch />
      <ThemeSwitch />
    </>
  ) : null;
}

function DataSaverSwitch() {
  const t = useTexts('shell');
  const saves = useDataSaver();

  return (
    <button
      type="button"
      role="switch"
      className={styles.root}
      aria-checked={saves}
      onClick={() => chooseDataSaver(!saves)}
    >
      <Icon of={Leaf} />
      {t('save_data')}
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}

function chooseDataSaver(saves: boolean): void {
  document.cookie = saverCookie(saves, location.protocol === 'https:');
  document.documentElement.toggleAttribute('data-saver', saves);
  dispatchEvent(new Event(saverChange));
}
