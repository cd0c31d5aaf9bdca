import { settingIn } from '#contract/rules/setting-text.ts';

export type ContactSettings = { address: string; phone: string; hours: string };

/** Each value is plain, or JSON text by locale key [specification 3, Locale]; empty if it is not set. */
export function readContactSettings(
  settings: readonly { key: string; value: string }[],
  locale: string,
): ContactSettings {
  const answerOf = (key: string) => settingIn(settings.find((setting) => setting.key === key)?.value, locale);
  return { address: answerOf('contactAddress'), phone: answerOf('contactPhone'), hours: answerOf('contactHours') };
}

export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
