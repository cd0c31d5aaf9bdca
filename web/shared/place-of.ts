const zones = { 'Africa/Luanda': 'Luanda', 'Africa/Maputo': 'Maputo', 'Europe/Lisbon': 'Lisboa' } as const;

/** Whose clock a zone is: «hora de Luanda». */
export function placeOf(tz: string): string {
  return Object.entries(zones).find(([zone]) => zone === tz)?.[1] ?? tz;
}
