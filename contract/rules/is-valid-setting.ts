import { openingHoursIn } from './opening-hours.ts';

/** By group and key. A setting without a rule takes any text. */
const rules = new Map<string, (value: string) => boolean>([
  ['Payments cashHours', (value) => openingHoursIn(value) !== null],
]);

/** Any setting can be empty, which counts as not set. */
export function isValidSetting({ slug, key, value }: { slug: string; key: string; value: string }): boolean {
  return value === '' || (rules.get(`${slug} ${key}`)?.(value) ?? true);
}
