import { z } from 'zod';
import { Country, Id, Moment, Money } from '#contract/basics.ts';
import { retrieval } from '#contract/shapes.ts';

const Count = z.int().nonnegative();
const Year = z.int().min(2000).max(2100);

/** Hours count in the month in which a training ended, as a whole, where the person passed or attended it. */
const MonthHours = z.object({
  month: z.int().min(1).max(12),
  /** Empty for people without a department. */
  department: z.string(),
  hours: z.number().nonnegative(),
});
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
  /** Of the first that expires. */
  valid_until: Moment,
});

export const TrainingFigures = z.object({
  /** People who belong to the organization now. */
  employees: Count,
  /** Of those, how many have the 40 hours of the year. */
  with_yearly_hours: Count,
  hours: z.number().nonnegative(),
  months: z.array(MonthHours),
  /** People in a training that began, and people whose training begins later. */
  active_people: Count,
  coming_people: Count,
  /** The next five classes. */
  coming: z.array(ComingTraining),
  /** In the year. */
  certificates_issued: Count,
  /** Within 90 days, by course, the first to expire first; at most ten courses. */
  expiring: z.array(ExpiringCertificates),
});
export type TrainingFigures = z.infer<typeof TrainingFigures>;

const DepartmentCost = z.object({
  currency_id: Id,
  /** Empty for people without a department; null for seats that nobody has. */
  department: z.string().nullable(),
  /** 0 for seats that nobody has. */
  people: Count,
  net_minor: z.int().nonnegative(),
});
export type DepartmentCost = z.infer<typeof DepartmentCost>;

const UnpaidOrder = z.object({
  id: Id,
  number: z.string(),
  total: Money,
  /** Null while nothing is due. */
  pay_by: Moment.nullable(),
  /** The time zone in which to read `pay_by`. */
  pay_by_tz: z.string(),
  is_overdue: z.boolean(),
});

export const MoneyFigures = z.object({
  /** From the paid lines of orders placed in the year, without tax; a line that was refunded does not count. */
  costs: z.array(DepartmentCost),
  unpaid: Count,
  overdue: Count,
  /** The five that are due first. */
  unpaid_orders: z.array(UnpaidOrder),
});
export type MoneyFigures = z.infer<typeof MoneyFigures>;

export const TrainingSummary = z.object({
  organization_id: Id,
  year: Year,
  country: Country,
  /** Null without the right `training.read`. */
  training: TrainingFigures.nullable(),
  /** Null without the right `account.read`. */
  money: MoneyFigures.nullable(),
});
export type TrainingSummary = z.infer<typeof TrainingSummary>;

export const EmployeeTraining = z.object({
  affiliation_id: Id,
  name: z.string(),
  email: z.string(),
  employee_no: z.string(),
  department: z.string(),
  cost_centre: z.string(),
  /** Null without the right `training.read`. */
  hours: z.number().nonnegative().nullable(),
  /** Without tax, by currency; null without the right `account.read`. */
  costs: z.array(Money).nullable(),
});
export type EmployeeTraining = z.infer<typeof EmployeeTraining>;

/** Both are required. A year is that of the class's time zone for hours, and of UTC for money. */
export const ReportFilter = z.strictObject({ organization_id: Id, year: Year });
export type ReportFilter = z.infer<typeof ReportFilter>;

export const EmployeeTrainingFilter = ReportFilter.extend({
  /** Only people below the 40 hours of the year. Needs the right `training.read`. */
  below_yearly_hours: z.boolean().optional(),
});
export type EmployeeTrainingFilter = z.infer<typeof EmployeeTrainingFilter>;

const reading = ['not_signed_in', 'not_found', 'not_allowed'] as const;

export const reports = {
  /**
   * Trainings that the organization ordered for its people, and what they cost: nothing of other employers, nor of what
   * people buy themselves. Needs the right `training.read` or `account.read` in it; each opens its half. [domain 8]
   */
  retrieveTrainingSummary: retrieval('/organizations/training-summary', {
    summary: 'Sum up the training of an organization in a year',
    filter: ReportFilter,
    result: TrainingSummary,
    refuses: [...reading],
  }),
  /**
   * The people who belong to the organization now, by name. Rights as for the summary; the order by `hours` needs the
   * right `training.read`, because it would tell them.
   */
  retrieveEmployeeTraining: retrieval('/organizations/employee-training', {
    summary: 'List hours and costs of training by employee',
    filter: EmployeeTrainingFilter,
    result: EmployeeTraining,
    sort: ['hours', 'name', 'department'],
    refuses: [...reading],
  }),
};
