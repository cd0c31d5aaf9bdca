import { withConnectionWait } from '../database/connection-wait.ts';
import type { DatabaseLimits } from '../database/database-limits.ts';

const roots = ['/orders', '/order-items', '/payments', '/payment-cases', '/refunds', '/accounts'];

/** Whether a call, as `POST /orders/create`, moves money, or is a message of a payment provider. */
export function movesMoney(call: string, lists: readonly string[]): boolean {
  const path = call.replace(/^\S+ /, '');
  return roots.some((root) => path === root || path.startsWith(`${root}/`)) && !lists.includes(call);
}

/** Runs a call with the wait for a connection that its path has. */
export function waitByPath({ waitMs, moneyWaitMs }: DatabaseLimits, lists: readonly string[]) {
  return <T>(call: string, run: () => T): T => withConnectionWait(movesMoney(call, lists) ? moneyWaitMs : waitMs, run);
}
