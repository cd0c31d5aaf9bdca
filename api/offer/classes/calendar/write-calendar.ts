import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import type { LocaleKey } from '#contract/basics.ts';
import { zoneDefinition } from './time-zones.ts';

type Calendar = {
  name: string;
  description: string;
  product: string;
  url: string;
  locale: LocaleKey;
  events: readonly ICalEventData[];
};

const refreshSeconds = 3_600;

/** An iCalendar file to subscribe to (RFC 5545). An event that names its zone gets the definition of it. */
export function writeCalendar({ name, description, product, url, locale, events }: Calendar): string {
  const calendar = ical({
    name,
    description,
    prodId: { company: 'Mestria', product, language: locale },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: zoneDefinition },
    url,
    ttl: refreshSeconds,
  });
  for (const event of events) calendar.createEvent(event);
  // RFC 5545 3.1: every line ends with a line break, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`;
}
