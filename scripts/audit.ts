import { invariants, runAudit } from '#api/app/audit/run-audit.ts';
import { withOperator } from './with-operator.ts';

// Usage: npm run audit. Prints one line for each violation; the exit code is 1 if there are any.

try {
  const broken = await withOperator(runAudit);
  for (const { name, violation } of broken) console.log(`${name}: ${violation}.`);
  const names = new Set(broken.map(({ name }) => name));
  console.error(`${invariants.length - names.size} of ${invariants.length} invariants hold.`);
  if (broken.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
