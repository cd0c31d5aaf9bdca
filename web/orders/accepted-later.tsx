/** One chunk: what the page of an order loads after its first view. */
export { OrderAccepted } from './order-accepted.tsx';
