import type { UserSession } from '#contract/people/identity/factors.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

export function useDeviceLabel(): (session: Pick<UserSession, 'device' | 'browser' | 'system'>) => string {
  const t = useTexts('security');
  return ({ device, browser, system }) =>
    browser && system ? t('browser_on', { browser, system }) : (browser ?? system ?? t(`device_${device}`));
}
