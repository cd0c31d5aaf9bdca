import { Act as DeskAct, type ActProps } from '../frame/act.tsx';
import { useRefreshOrders } from './order-queries.ts';

/** What is done with an order or its money. */
export function Act(props: Omit<ActProps, 'refresh'>) {
  return <DeskAct {...props} refresh={useRefreshOrders()} />;
}
