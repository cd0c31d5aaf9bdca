type WaitingTime = { unit: 'second' | 'minute' | 'hour'; count: number };

const aMinute = 60;
const anHour = 60 * aMinute;

/** Rounded up, so that nobody returns too early. */
export function waitingTime(seconds: number): WaitingTime {
  if (seconds < 2 * aMinute) return { unit: 'second', count: seconds };
  if (seconds <= 2 * anHour) return { unit: 'minute', count: Math.ceil(seconds / aMinute) };
  return { unit: 'hour', count: Math.ceil(seconds / anHour) };
}
