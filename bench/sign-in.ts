import { hash, verify } from '@node-rs/argon2';
import { startPostgres } from '#scripts/postgres/start.ts';
import { ratioRow, type Row } from './row.ts';
import { argon2Cost } from './support/argon2-cost.ts';
import { compare } from './support/compare.ts';
import { openSignInSite } from './support/sign-in-site.ts';

export async function run(): Promise<Row[]> {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const postgres = databaseUrl ? null : await startPostgres();
  const site = await openSignInSite(databaseUrl ?? postgres?.url ?? '');
  const stored = await hash('uma frase curta serve bem', argon2Cost);
  try {
    const { one: whole, other: argon2 } = await compare(
      { one: site.signIn, other: () => verify(stored, 'uma frase curta serve bem'), backends: site.backends },
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
    await site.close();
    await postgres?.stop();
  }
}
