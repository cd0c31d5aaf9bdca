import { sql } from 'kysely';
import type { Db } from '#api/shared/database/database.ts';

/** Tables whose ids the history counts for itself, so that each statement can name the rows of another. */
export const counted = [
  'persons',
  'users',
  'organizations',
  'partners',
  'courses',
  'modules',
  'contents',
  'classes',
  'lessons',
  'orders',
  'order_items',
  'invoices',
  'payments',
  'ledger_entries',
  'fiscal_series',
  'fiscal_documents',
  'enrollments',
] as const;
type Counted = (typeof counted)[number];

export type History = {
  db: Db;
  /** When it is written, and the year in which its orders were placed. */
  at: Date;
  year: number;
  orders: number;
  classes: number;
  courses: number;
  /**
   * Persons are numbered from zero: learners, then trainers, then owners of organizations. The first learners buy for
   * themselves; the others are employees, those of the largest organization first.
   */
  learners: number;
  privateLearners: number;
  /** How many people work for the first organization, and for each other one. */
  largestStaff: number;
  usualStaff: number;
  trainers: number;
  organizations: number;
  /** The highest id of each table before. */
  last: Record<Counted, number>;
  /** How many orders and pro-formas of that year there are already. */
  lastNumber: number;
};

/** All seats of a class that organizations buy may be those of one. */
const fewestEmployees = 44;
export const contentsOfCourse = 5;
export const lessonsOfClass = 5;

export async function openHistory(db: Db, { orders, at }: { orders: number; at: Date }): Promise<History> {
  const year = at.getUTCFullYear() - 1;
  const learners = Math.max(200, Math.ceil(orders / 2));
  const organizations = Math.max(3, Math.ceil(orders / 200));
  return {
    db,
    at,
    year,
    orders,
    classes: Math.ceil(orders / 10),
    courses: Math.ceil(orders / 100),
    learners,
    ...staffOf(learners, organizations),
    trainers: Math.max(3, Math.ceil(orders / 2_000)),
    organizations,
    last: await lastIds(db),
    lastNumber: await lastNumberOf(db, year),
  };
}

/** Each employee gets some eleven seats, those of the largest organization too. */
function staffOf(learners: number, organizations: number) {
  const privateLearners = Math.floor(learners / 4);
  const employees = learners - privateLearners;
  const largestStaff = Math.max(fewestEmployees, Math.floor(employees / 15));
  const usualStaff = Math.floor((employees - largestStaff) / (organizations - 1));
  return { privateLearners, largestStaff, usualStaff };
}

async function lastIds(db: Db): Promise<Record<Counted, number>> {
  const ids: Partial<Record<Counted, number>> = {};
  for (const table of counted) {
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(id), 0)::bigint as last from ${sql.table(table)}`.execute(db);
    ids[table] = rows[0]?.last ?? 0;
  }
  return ids as Record<Counted, number>;
}

async function lastNumberOf(db: Db, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(last_number), 0)::bigint as last from number_series
    where series in (${`orders ${year}`}, ${`proformas ${year}`})`.execute(db);
  return rows[0]?.last ?? 0;
}

/** So that the next rows get the ids that follow. */
export async function continueIds(db: Db): Promise<void> {
  for (const table of counted) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(1, (select max(id) from ${sql.table(table)})))`.execute(
      db,
    );
  }
}

/** Numbers from zero, as the column `i`. */
export function numbers(count: number) {
  return sql`(select n::bigint as i from generate_series(0, ${count - 1}::int) n) as numbers`;
}
