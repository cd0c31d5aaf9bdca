import { z } from 'zod';
import { Country, Id, Moment, Money } from '#contract/basics.ts';
import { retrieval } from '#contract/shapes.ts';

const Count = z.int().nonnegative();
const Year = z.int().min(2000).max(2100);

const MonthHours = z
  .object({
    month: z.int().min(1).max(12),
    department: z.string().describe('Empty for people without a department.'),
    hours: z.number().nonnegative(),
  })
  .describe('Hours count in the month in which a training ended, as a whole, where the person passed or attended it.');
export type MonthHours = z.infer<typeof MonthHours>;

const ComingTraining = z.object({
  class_id: Id,
  course_title: z.string(),
  start_at: Moment,
  tz: z.string(),
  people: Count,
});

const ExpiringCertificates = z.object({
  course_title: z.string(),
  people: Count,
  departments: z.array(z.string()),
  valid_until: Moment.describe('Of the first that expires.'),
});

export const TrainingFigures = z.object({
  employees: Count.describe('People who belong to the organization now.'),
  with_yearly_hours: Count.describe('Of those, how many have the 40 hours of the year.'),
  hours: z.number().nonnegative(),
  months: z.array(MonthHours),
  active_people: Count.describe('People in a training that began, and people whose training begins later.'),
  coming_people: Count,
  coming: z.array(ComingTraining).describe('The next five classes.'),
  certificates_issued: Count.describe('In the year.'),
  expiring: z
    .array(ExpiringCertificates)
    .describe('Within 90 days, by course, the first to expire first; at most ten courses.'),
});
export type TrainingFigures = z.infer<typeof TrainingFigures>;

const DepartmentCost = z.object({
  currency_id: Id,
  department: z.string().nullable().describe('Empty for people without a department; null for seats that nobody has.'),
  people: Count.describe('0 for seats that nobody has.'),
  net_minor: z.int().nonnegative(),
});
export type DepartmentCost = z.infer<typeof DepartmentCost>;

const UnpaidOrder = z.object({
  id: Id,
  number: z.string(),
  total: Money,
  pay_by: Moment.nullable().describe('Null while nothing is due.'),
  pay_by_tz: z.string().describe('The time zone in which to read `pay_by`.'),
  is_overdue: z.boolean(),
});

export const MoneyFigures = z.object({
  costs: z
    .array(DepartmentCost)
    .describe(
      'From the paid lines of orders placed in the year, without tax; a line that was refunded does not count.',
    ),
  unpaid: Count,
  overdue: Count,
  unpaid_orders: z.array(UnpaidOrder).describe('The five that are due first.'),
});
export type MoneyFigures = z.infer<typeof MoneyFigures>;

export const TrainingSummary = z.object({
  organization_id: Id,
  year: Year,
  country: Country,
  training: TrainingFigures.nullable().describe('Null without the right `training.read`.'),
  money: MoneyFigures.nullable().describe('Null without the right `account.read`.'),
});
export type TrainingSummary = z.infer<typeof TrainingSummary>;

export const EmployeeTraining = z.object({
  affiliation_id: Id,
  name: z.string(),
  email: z.string(),
  employee_no: z.string(),
  department: z.string(),
  cost_centre: z.string(),
  hours: z.number().nonnegative().nullable().describe('Null without the right `training.read`.'),
  costs: z.array(Money).nullable().describe('Without tax, by currency; null without the right `account.read`.'),
});
export type EmployeeTraining = z.infer<typeof EmployeeTraining>;

export const ReportFilter = z
  .strictObject({ organization_id: Id, year: Year })
  .describe("Both are required. A year is that of the class's time zone for hours, and of UTC for money.");
export type ReportFilter = z.infer<typeof ReportFilter>;

export const EmployeeTrainingFilter = ReportFilter.extend({
  below_yearly_hours: z
    .boolean()
    .optional()
    .describe('Only people below the 40 hours of the year. Needs the right `training.read`.'),
});
export type EmployeeTrainingFilter = z.infer<typeof EmployeeTrainingFilter>;

const reading = ['not_signed_in', 'not_found', 'not_allowed'] as const;

export const reports = {
  retrieveTrainingSummary: retrieval('/organizations/training-summary', {
    summary: 'Sum up the training of an organization in a year',
    description:
      'Trainings that the organization ordered for its people, and what they cost: nothing of other employers, nor of what people buy themselves. Needs the right `training.read` or `account.read` in it; each opens its half.',
    claim: 'organizations.read',
    filter: ReportFilter,
    result: TrainingSummary,
    refuses: [...reading],
  }),
  retrieveEmployeeTraining: retrieval('/organizations/employee-training', {
    summary: 'List hours and costs of training by employee',
    description:
      'The people who belong to the organization now, by name. Rights as for the summary; the order by `hours` needs the right `training.read`, because it would tell them.',
    claim: 'organizations.read',
    filter: EmployeeTrainingFilter,
    result: EmployeeTraining,
    sort: ['hours', 'name', 'department'],
    refuses: [...reading],
  }),
};
