import { parseArgs } from 'node:util';
import { jobsOperatorPath, operateJobs, type JobsCommand } from '#api/app/operate-jobs.ts';
import type { DueJobs } from '#api/shared/work/due-jobs.ts';
import type { FailedJob } from '#api/shared/work/failed-jobs.ts';
import { asOperator } from './as-operator.ts';

const help = `Work in the background: what waits although it is due, and what has used up its tries.

  npm run jobs -- due
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
  if ((verb === 'failed' || verb === 'due') && id === undefined) return { command: verb };
  if (verb !== 'retry' || id === undefined || more.length > 0) return null;
  return id === 'all' ? { command: 'retry' } : { command: 'retry', id };
}

const nothing = { failed: 'Nothing has failed.', due: 'Nothing is late.', retry: 'Nothing was to be tried again.' };

function write(jobs: (FailedJob | DueJobs)[]): string {
  if (jobs.length === 0) return nothing[command?.command ?? 'failed'];
  const lines = jobs.map((job) => ('oldest_seconds' in job ? dueLineOf(job) : lineOf(job)));
  return command?.command === 'retry' ? [...lines, `${jobs.length} will be tried again.`].join('\n') : lines.join('\n');
}

function dueLineOf({ queue, name, jobs, oldest_seconds }: DueJobs): string {
  return `${queue}  ${name}  ${jobs} due, the oldest for ${oldest_seconds} s`;
}

function lineOf({ id, reaction, kind, payload, attempts, failed_at, error }: FailedJob): string {
  const what = `${kind} → ${reaction ?? 'not handed over'}`;
  const failed = `${attempts} tries, last ${new Date(failed_at).toISOString()}`;
  return [id, what, JSON.stringify(payload), failed, error.slice(0, 200)].join('  ');
}
