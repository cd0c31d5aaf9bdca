import { parseArgs } from 'node:util';
import { operate, type OperatorCommand } from '#api/sales/payments/index.ts';
import { asOperator } from './as-operator.ts';

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
const requested = values.help ? null : commandOf(positionals);
if (!requested) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}
await asOperator(
  { path: '/payments/operator', command: requested, run: operate },
  (payments) => payments.map(lineOf).join('\n') || 'Nothing waits.',
);

type Answered = Awaited<ReturnType<typeof operate>>;

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
