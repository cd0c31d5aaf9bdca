import { withConnectionWait } from '../database/connection-wait.ts';
import type { DatabaseLimits } from '../database/database-limits.ts';

const roots = ['/orders', '/order-items', '/payments', '/payment-cases', '/refunds', '/accounts'];

/** Whether a call below this path moves money, or is a message of a payment provider. Lists have paths of their own. */
export function movesMoney(path: string, lists: readonly string[]): boolean {
  return roots.some((root) => path === root || path.startsWith(`${root}/`)) && !lists.includes(path);
}

/** Runs a call with the wait for a connection that its path has. */
export function waitByPath({ waitMs, moneyWaitMs }: DatabaseLimits, lists: readonly string[]) {
  return <T>(path: string, run: () => T): T => withConnectionWait(movesMoney(path, lists) ? moneyWaitMs : waitMs, run);
}
