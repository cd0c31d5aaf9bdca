import type { LocaleKey } from '#contract/basics.ts';
import { textsFor } from './texts.ts';

const zoneNames = new Map<string, 'luanda' | 'maputo' | 'lisbon'>([
  ['Africa/Luanda', 'luanda'],
  ['Africa/Maputo', 'maputo'],
  ['Europe/Lisbon', 'lisbon'],
]);

/** «hora de Luanda»; other zones by their IANA name. */
export function wordZone(timeZone: string, locale: LocaleKey): string {
  const zone = zoneNames.get(timeZone);
  return zone ? textsFor(locale)(`messages.zone.${zone}`) : timeZone;
}
