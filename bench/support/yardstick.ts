import { hash, verify } from '@node-rs/argon2';
import { argon2Cost } from './argon2-cost.ts';

const checks = 15;
const password = 'uma frase curta serve bem';

/** The current time of one password check on this machine, in ms. Other bounds are multiples of it. */
export async function argon2Ms(): Promise<number> {
  const stored = await hash(password, argon2Cost);
  await verify(stored, password);
  const taken: number[] = [];
  for (let check = 0; check < checks; check += 1) {
    const startedAt = performance.now();
    await verify(stored, password);
    taken.push(performance.now() - startedAt);
  }
  return taken.toSorted((one, other) => one - other)[Math.floor(checks / 2)] ?? 0;
}
