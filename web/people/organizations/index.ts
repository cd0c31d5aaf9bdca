export { BulkProgress, BulkReport } from './bulk/bulk-report.tsx';
export { batchSize } from './bulk/in-batches.ts';
export { sendSeats, withoutSeat } from './bulk/send-seats.ts';
export { useBatches } from './bulk/use-batches.ts';
