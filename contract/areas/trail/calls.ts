import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { matches, retrieval } from '#contract/shapes.ts';

const AffectedRecord = z.strictObject({
  noun: z.string().min(1).max(60).describe('As in addresses: `courses`, `order-items`.'),
  id: Id,
});

const FieldChange = z
  .object({
    field: z.string(),
    before: z.unknown().describe('Null for a new record; `•••` where the value is not stored.'),
    after: z.unknown(),
  })
  .meta({ examples: [{ field: 'position', before: 3, after: 4 }] });

export const AuditEntry = z.object({
  id: Id,
  created_at: Moment,
  user: z.object({ id: Id, name: z.string() }).describe('Whose name is removed with the account; the id stays.'),
  roles: z.array(z.string()).describe('Those that the user had at the time.'),
  through: z
    .string()
    .nullable()
    .describe('The name of the API token by which another program sent it for the user; null for the user.'),
  call: z.string().describe('As in this description: `catalogue.updateCourse`, or an address for an upload.'),
  records: z.array(AffectedRecord),
  changes: z
    .array(FieldChange)
    .nullable()
    .describe('The fields that changed, where the call edits a record with a source.'),
  input: z.unknown().meta({
    description: 'What was sent, where `changes` is null. Personal data and secrets are `•••`; null for secret calls.',
    examples: [null],
  }),
  address: z.string().describe('The network address of the sender; empty after the account was erased.'),
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditEntryFilter = z
  .strictObject({
    id: matches(Id),
    record: z
      .union([AffectedRecord, z.array(AffectedRecord).min(1).max(20)])
      .describe('One, or any of several: a person has a user besides.'),
    user_id: matches(Id),
    call: matches(z.string().max(200)),
    created_at: matches(Moment),
    search: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe('A part of the call, of the request id, or of what was changed or sent.'),
  })
  .partial();
export type AuditEntryFilter = z.infer<typeof AuditEntryFilter>;

export const trail = {
  retrieveAuditEntries: retrieval('/audit-entries', {
    summary: 'List what staff changed',
    description:
      'An entry for every command that was served because of a claim of its sender. Needs the claim `audit.read`. Newest first unless sorted.',
    claim: 'audit.read',
    filter: AuditEntryFilter,
    result: AuditEntry,
    sort: ['created_at'],
    refuses: ['not_signed_in', 'not_allowed'],
  }),
};
