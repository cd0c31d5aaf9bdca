import type { timeZones } from '#contract/offer/classes/values.ts';

type Zone = (typeof timeZones)[number];

const lisbon = [
  'BEGIN:DAYLIGHT',
  'TZNAME:WEST',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'DTSTART:19970330T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:WET',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'DTSTART:19971026T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
];

/** RFC 5545, 3.6.5. Outlook needs a definition of each zone that an event names. */
const definitions: Record<Zone, string[]> = {
  'Africa/Luanda': withoutChange('WAT', '+0100'),
  'Africa/Maputo': withoutChange('CAT', '+0200'),
  'Europe/Lisbon': lisbon,
};

function withoutChange(name: string, offset: string): string[] {
  return [
    'BEGIN:STANDARD',
    `TZNAME:${name}`,
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'DTSTART:19700101T000000',
    'END:STANDARD',
  ];
}

export function zoneDefinition(zone: string): string | null {
  const [, lines] = Object.entries(definitions).find(([name]) => name === zone) ?? [];
  return lines ? ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n') : null;
}
