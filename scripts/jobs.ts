import { parseArgs } from 'node:util';
import { jobsOperatorPath, operateJobs, type JobsCommand } from '#api/app/operate-jobs.ts';
import type { FailedJob } from '#api/app/failed-jobs.ts';
import { asOperator } from './as-operator.ts';

const help = `Work in the background that has used up its tries.

  npm run jobs -- failed
  npm run jobs -- retry ID
  npm run jobs -- retry all

A running server takes up at once what is to be tried again; otherwise the next one that starts does.

With DATABASE_URL it works on the database, whether a server runs or not. The embedded database can be open in one
process only: where the server has it, the server is asked at PUBLIC_URL, by a request signed with the secret of the
site.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const command = values.help ? null : commandOf(positionals);
if (!command) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}
await asOperator({ path: jobsOperatorPath, command, run: operateJobs }, write);

function commandOf([verb, id, ...more]: string[]): JobsCommand | null {
  if (verb === 'failed' && id === undefined) return { command: 'failed' };
  if (verb !== 'retry' || id === undefined || more.length > 0) return null;
  return id === 'all' ? { command: 'retry' } : { command: 'retry', id };
}

function write(jobs: FailedJob[]): string {
  if (jobs.length === 0)
    return command?.command === 'failed' ? 'Nothing has failed.' : 'Nothing was to be tried again.';
  const lines = jobs.map(lineOf);
  return command?.command === 'failed'
    ? lines.join('\n')
    : [...lines, `${jobs.length} will be tried again.`].join('\n');
}

function lineOf({ id, reaction, kind, payload, attempts, failed_at, error }: FailedJob): string {
  const what = `${kind} → ${reaction ?? 'not handed over'}`;
  const failed = `${attempts} tries, last ${new Date(failed_at).toISOString()}`;
  return [id, what, JSON.stringify(payload), failed, error.slice(0, 200)].join('  ');
}
