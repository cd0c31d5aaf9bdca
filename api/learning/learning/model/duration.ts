const shape = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,10})?)S)?)?$/;
const secondsOfPart = [365 * 86_400, 30 * 86_400, 86_400, 3600, 60, 1];
const most = 100 * 365 * 86_400;

/** The seconds of an ISO 8601 duration; 0 for anything else. */
export function secondsOfDuration(text: string): number {
  const parts = shape.exec(text)?.slice(1) ?? [];
  const seconds = parts.reduce((sum, part, place) => sum + Number(part ?? 0) * (secondsOfPart[place] ?? 0), 0);
  return Math.min(most, seconds);
}

export function durationOf(seconds: number): string {
  const hundredths = Math.floor(seconds * 100 + 1e-6);
  const [hours, minutes] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60];
  return `PT${hours}H${minutes}M${(hundredths % 6000) / 100}S`;
}
