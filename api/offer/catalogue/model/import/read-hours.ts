import { readNumber } from './read-number.ts';
import { folded } from './read-words.ts';

const inHours = /^(.*\d)\s*(?:total )?(?:h|hr|hrs|hora|horas|hour|hours)(?: totais| total| letivas)?\.?$/;
const inMinutes = /^(.*\d)\s*(?:total )?(?:m|min|mins|minuto|minutos|minute|minutes)(?: totais| total)?\.?$/;
const inBoth =
  /^(\d{1,4})\s*(?:h|hr|hrs|horas?|hours?)\s*(?:e |and |y )?([0-5]?\d)\s*(?:m|min|mins|minutos?|minutes?)?\.?$/;

/** «35», «35,5 h», «4.5 total hours», «90 min», «12h30». Null for other units («5 meses») and other words. */
export function readHours(text: string): number | null {
  const words = folded(text);
  const [, hours, minutes] = inBoth.exec(words) ?? [];
  if (hours !== undefined && minutes !== undefined) return Number(hours) + Number(minutes) / 60;
  const [, wholeMinutes] = inMinutes.exec(words) ?? [];
  if (wholeMinutes !== undefined) return scaled(readNumber(wholeMinutes), 1 / 60);
  return readNumber(inHours.exec(words)?.[1] ?? words);
}

function scaled(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}
