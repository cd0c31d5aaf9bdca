import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';

export const exportStatuses = ['waiting', 'ready', 'expired'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export const DataExport = z.object({
  id: Id,
  status: z.enum(exportStatuses),
  requested_at: Moment,
  ready_at: Moment.nullable(),
  expires_at: Moment.nullable().describe('The end of the download period.'),
  byte_size: z.int().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

export const Closing = z.object({
  requested_at: Moment.nullable().describe('Null while no closing is requested.'),
  closes_at: Moment.nullable().describe('When the account is closed for good.'),
  grace_days: z.int().positive().describe('The days between the request and the closing.'),
  is_last_administrator: z.boolean().describe('The last administrator cannot close the account.'),
  owned_alone: z
    .array(z.object({ id: Id, name: z.string() }))
    .describe('Nor can the only owner of an organization that is active: these.'),
});
export type Closing = z.infer<typeof Closing>;
