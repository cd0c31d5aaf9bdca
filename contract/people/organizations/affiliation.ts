import { z } from 'zod';
import { Id, ItemReference, Moment, textToOthers } from '#contract/basics.ts';
import { matches } from '#contract/shapes.ts';
import {
  affiliationStatuses,
  importFields,
  type ImportField,
  importProblems,
  importRowStates,
  mostImportCharacters,
  mostImportedRows,
  organizationRoles,
} from './values.ts';

const Email = z.string().trim().min(1).max(254);
const Short = z.string().trim().max(80);
export const InvitationToken = z.string().min(1).max(100);

const Work = z.strictObject({ department: Short, cost_centre: Short, employee_no: Short }).partial();

export const Affiliation = z.object({
  id: Id,
  organization_id: Id,
  organization_name: z.string(),
  person_id: Id.nullable().describe('Null until the invitation is accepted.'),
  name: z.string().describe('As the person writes it, or as the invitation did; may be empty.'),
  email: z.string(),
  role: z.enum(organizationRoles),
  status: z.enum(affiliationStatuses),
  department: z.string(),
  cost_centre: z.string(),
  employee_no: z.string(),
  invited_at: Moment.nullable(),
  expires_at: Moment.nullable(),
  accepted_at: Moment.nullable(),
  ended_at: Moment.nullable(),
});
export type Affiliation = z.infer<typeof Affiliation>;

export const AffiliationFilter = z
  .strictObject({
    id: matches(Id),
    organization_id: Id,
    person_id: Id.describe('Only of that person; for staff with the claim `organizations.read`.'),
    own: z.literal(true).describe('Only your own, with the invitations to your verified e-mail address.'),
    status: matches(z.enum(affiliationStatuses)),
    role: matches(z.enum(organizationRoles)),
    department: matches(z.string().max(80)),
    search: z
      .string()
      .max(100)
      .describe('Parts of a name, an e-mail address or an employee number, ignoring case and accents.'),
  })
  .partial();
export type AffiliationFilter = z.infer<typeof AffiliationFilter>;

export const NewAffiliation = Work.extend({
  organization_id: Id,
  email: Email,
  name: textToOthers(z.string().trim().max(120)).optional(),
  role: z.enum(organizationRoles).default('employee'),
});
export type NewAffiliation = z.infer<typeof NewAffiliation>;

export const AffiliationChange = Work.extend({ id: Id, role: z.enum(organizationRoles).optional() });
export type AffiliationChange = z.infer<typeof AffiliationChange>;

export const Department = z.object({
  name: z.string(),
  active: z.int().nonnegative(),
  people: z.int().nonnegative().describe('With those who are invited.'),
});
export type Department = z.infer<typeof Department>;

const Column = z.string().max(200).optional();
const ColumnsOfFields = z.strictObject({
  email: Column,
  name: Column,
  role: Column,
  department: Column,
  cost_centre: Column,
  employee_no: Column,
} satisfies Record<ImportField, typeof Column>);

export const EmployeeImport = z.strictObject({
  organization_id: Id,
  csv: z
    .string()
    .max(mostImportCharacters)
    .describe(
      'The text of a CSV file of at most 1,000 rows of 100 columns and 20,000 characters; comma, semicolon or tab. The names of the columns are in its first row, below titles and a line «sep=;».',
    ),
  columns: ColumnsOfFields.optional().describe('The column of each field, where the names of columns do not tell.'),
  dry_run: z.boolean().describe('Reports what would happen, and changes nothing.'),
});
export type EmployeeImport = z.infer<typeof EmployeeImport>;

export const EmployeeImportReport = z.object({
  dry_run: z.boolean(),
  columns: z.array(z.string()).describe('The columns of the file, in their order.'),
  fields: ColumnsOfFields.describe('The column that was taken for each field.'),
  invited: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  unchanged: z.int().nonnegative(),
  refused: z.int().nonnegative(),
  rows: z
    .array(
      z.object({
        line: z.int().positive().describe('The line of the file, from 1, with the names of columns.'),
        email: z.string(),
        name: z.string(),
        state: z.enum(importRowStates),
        problems: z.array(z.object({ field: z.enum(importFields), problem: z.enum(importProblems) })),
      }),
    )
    .max(mostImportedRows),
});
export type EmployeeImportReport = z.infer<typeof EmployeeImportReport>;

export const Invitation = z.object({
  affiliation_id: Id,
  organization_name: z.string(),
  role: z.enum(organizationRoles),
  email: z.string().describe('The invited address; only its owner may accept.'),
  status: z.enum(affiliationStatuses),
  expires_at: Moment.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationReference = z
  .union([z.strictObject({ token: InvitationToken }), ItemReference])
  .describe('By the token of the e-mail, or by the id of an invitation to your own address.');
export type InvitationReference = z.infer<typeof InvitationReference>;
