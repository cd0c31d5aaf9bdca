/** Up to double, at which a video still counts as seen. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];
const [slowest, fastest] = [0.25, 4];

/** What is stored in a browser may be anything. */
export function speedIn(text: string | null): number {
  const speed = Number(text ?? '1');
  return speed >= slowest && speed <= fastest ? speed : 1;
}
