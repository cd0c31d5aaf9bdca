import { auditOperatorPath, operateAudit, type Audit } from '#api/app/audit/operate-audit.ts';
import { asOperator } from './as-operator.ts';

// Usage: npm run audit. Prints one line for each violation; the exit code is 1 if there are any. A running server that has
// the embedded database open is asked.

await asOperator({ path: auditOperatorPath, command: { command: 'run' }, run: operateAudit }, write);

function write({ checked, broken }: Audit): string {
  if (broken.length > 0) process.exitCode = 1;
  const names = new Set(broken.map(({ name }) => name));
  const lines = broken.map(({ name, violation }) => `${name}: ${violation}.`);
  return [...lines, `${checked - names.size} of ${checked} invariants hold.`].join('\n');
}
