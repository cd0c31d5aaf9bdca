import { parseArgs } from 'node:util';
import { ORPCError } from '@orpc/client';
import { operate, operatorHeader, operatorSignature, type OperatorCommand } from '#api/payments/index.ts';
import { readConfig, type Config } from '#api/shared/config.ts';
import { errorBody } from '#api/shared/error-answers.ts';
import { asTheHouse } from './house.ts';

const help = `Payments that wait for a person: bank transfers and cash.

  npm run payments -- list
  npm run payments -- approve ORDER [--receipt NUMBER]
  npm run payments -- reject ORDER --reason "TEXT"

ORDER is the number of the order, as in M-2026-000123.

With DATABASE_URL it works on the database, whether a server runs or not. The embedded database can be open in one
process only: where the server has it, the server is asked at PUBLIC_URL, by a request signed with the house's secret;
where it is off, the folder in DATA_DIR is opened and the server does the rest at its next start.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { receipt: { type: 'string' }, reason: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const asked = values.help ? null : commandOf(positionals);
if (!asked) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}
try {
  const payments = await run(readConfig(), asked);
  console.log(payments.map(lineOf).join('\n') || 'Nothing waits.');
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

type Answered = Awaited<ReturnType<typeof operate>>;

function sentenceOf(error: unknown): unknown {
  if (error instanceof ORPCError) return errorBody(error, { locale: 'en-GB' }).body.message;
  return error instanceof Error ? error.message : error;
}

function lineOf({ order, method, amount_minor, status, proof_sent_at }: Answered[number]): string {
  const proof = proof_sent_at ? `proof sent ${new Date(proof_sent_at).toISOString()}` : 'no proof';
  return [order, method, (amount_minor / 100).toFixed(2), status, proof].join('  ');
}

function commandOf([command, order]: string[]): OperatorCommand | null {
  const { receipt, reason } = values;
  if (command === 'list') return { command };
  if (command === 'approve' && order) return { command, order, ...(receipt && { receipt_number: receipt }) };
  return command === 'reject' && order && reason ? { command, order, reason } : null;
}

async function run(where: Config, what: OperatorCommand): Promise<Answered> {
  if (!where.databaseUrl && (await isServing(where))) return askServer(where, what);
  return asTheHouse((ctx) => operate(ctx, what));
}

async function isServing({ publicUrl }: Config): Promise<boolean> {
  return fetch(`${publicUrl}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function askServer(where: Config, what: OperatorCommand): Promise<Answered> {
  const body = JSON.stringify(what);
  const answer = await fetch(`${where.publicUrl}/api/payments/operator`, {
    method: 'POST',
    headers: { 'accept-language': 'en-GB', [operatorHeader]: operatorSignature(where, body, new Date()) },
    body,
  });
  const { data, message }: { data?: Answered; message?: string } = await answer.json();
  if (!data) throw new Error(message ?? `The server answered ${answer.status}.`);
  return data;
}
