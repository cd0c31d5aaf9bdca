import { useIsStarted } from '#web/shared/visitor/app-settings.ts';
import { DataSaverSwitch } from './data-saver-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Before the app has started the page still wakes, and must be as the server drew it. */
export function FooterSwitches() {
  return useIsStarted() ? (
    <>
      <DataSaverSwitch />
      <ThemeSwitch />
    </>
  ) : null;
}
