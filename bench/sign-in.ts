import { hash, verify } from '@node-rs/argon2';
import { startPostgres } from '#scripts/postgres/start.ts';
import { ratioRow, type Row } from './row.ts';
import { compare } from './support/compare.ts';
import { openSignInHouse } from './support/sign-in-house.ts';

// What the house asks of argon2id (domain 7): 19 MiB, two passes, one lane.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A sign-in through the API, against the one check of a password that it cannot do without. */
export async function run(): Promise<Row[]> {
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given ? null : await startPostgres();
  const house = await openSignInHouse(given ?? postgres?.url ?? '');
  const kept = await hash('uma frase curta serve bem', cost);
  try {
    const { one: whole, other: argon2 } = await compare(
      { one: house.signIn, other: () => verify(kept, 'uma frase curta serve bem'), backends: house.backends },
      { rounds: 8, calls: 40 },
    );
    const rest = whole.cpuMs - argon2.cpuMs;
    return [
      ratioRow({
        name: 'POST /users/authenticate, CPU of server and database against argon2 alone',
        ratio: whole.cpuMs / argon2.cpuMs,
        allowed: 1.5,
        detail: `${whole.cpuMs.toFixed(1)} ms against ${argon2.cpuMs.toFixed(1)} ms; the rest is ${((100 * rest) / whole.cpuMs).toFixed(0)} % of it`,
      }),
    ];
  } finally {
    await house.close();
    await postgres?.stop();
  }
}
