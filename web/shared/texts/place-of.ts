import { useTexts } from './texts.ts';

const zones = { 'Africa/Luanda': 'Luanda', 'Africa/Maputo': 'Maputo' } as const;

export function usePlaceOf(): (tz: string) => string {
  const t = useTexts('site');
  return (tz) => {
    if (tz === 'Europe/Lisbon') return t('lisbon');
    return Object.entries(zones).find(([zone]) => zone === tz)?.[1] ?? tz;
  };
}
