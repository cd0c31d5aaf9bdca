import { useIsStarted } from '#web/shared/visitor/app-settings.ts';
import { DataSaverSwitch } from './data-saver-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Until the app has started, the page must equal the server's for hydration. */
export function FooterSwitches() {
  return useIsStarted() ? (
    <>
      <DataSaverSwitch />
      <ThemeSwitch />
    </>
  ) : null;
}
