import { spawn } from 'node:child_process';
import { startPostgres } from './postgres/start.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Say what to run: node scripts/with-postgres.ts COMMAND …');

const postgres = await startPostgres();
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: postgres.url } });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));

child.on('error', (error) => console.error(error.message));
child.on('close', (code) => void postgres.stop().then(() => process.exit(code ?? 1)));
