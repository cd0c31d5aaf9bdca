import { type ClosingObstacle, closingObstacles } from '#contract/areas/privacy/calls.ts';
import type { RefusalCode } from '#contract/refusals.ts';

export type ObstacleCount = { obstacle: ClosingObstacle; count: number };

export const refusalOf: Record<ClosingObstacle, RefusalCode> = {
  account: 'closing_account_open',
  orders: 'closing_orders_open',
  seats: 'closing_seats_free',
  classes: 'closing_classes_running',
};

/** What is there, in the order in which it is best settled: paying an order may bring seats. */
export function obstaclesIn(counts: Record<ClosingObstacle, number>): ObstacleCount[] {
  return closingObstacles.map((obstacle) => ({ obstacle, count: counts[obstacle] })).filter(({ count }) => count > 0);
}
