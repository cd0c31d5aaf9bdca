import { sql } from 'kysely';
import { hashPassword } from '#api/people/identity/make.ts';
import { randomUUID } from 'node:crypto';
import { numbers, type History } from './history.ts';

/** Nobody can sign in as one of them. */
export async function writePeople({ db, at, last, learners, trainers, organizations }: History): Promise<void> {
  const people = numbers(learners + trainers + organizations);
  await sql`
    insert into persons (id, name, first_name, last_name, created_at) overriding system value
    select ${last.persons}::bigint + 1 + i, first || ' ' || family || ' ' || i, first, family || ' ' || i, ${at}::timestamptz
    from ${people} cross join lateral (select
      (array['Ana', 'Bento', 'Carla', 'Domingos', 'Elsa', 'Francisco', 'Graça', 'Hélder', 'Isabel', 'João'])[1 + i % 10] as first,
      (array['Afonso', 'Bumba', 'Cassoma', 'Domingos', 'Epalanga', 'Fortes', 'Gaspar'])[1 + i % 7] as family) named`.execute(
    db,
  );
  await sql`
    insert into users (id, username, password_hash, person_id, created_at) overriding system value
    select ${last.users}::bigint + 1 + i, 'historico-' || ${last.users}::bigint + 1 + i || '@mestria.test',
      ${await hashPassword(randomUUID())}, ${last.persons}::bigint + 1 + i, ${at}::timestamptz
    from ${people}`.execute(db);
  await sql`
    insert into user_roles (user_id, role_id)
    select ${last.users}::bigint + 1 + i, r.id from ${people} join roles r on r.name = case
      when i < ${learners}::int then 'student' when i < ${learners + trainers}::int then 'trainer' else 'client' end`.execute(
    db,
  );
}

export async function writeOrganizations(history: History): Promise<void> {
  const { db, at, year, last, learners, privateLearners, largestStaff, usualStaff, trainers, organizations } = history;
  await sql`
    insert into organizations (id, name, tax_id, country, credit_limit_minor, credit_currency_id, payment_terms_days,
      contract_number, contract_from, contract_to, contract_ceiling_minor, created_at) overriding system value
    select ${last.organizations}::bigint + 1 + i, 'Empresa ' || i || ', Lda.', 'H' || ${last.organizations}::bigint + 1 + i, 'AO',
      100000000000000, 1, 30, 'H-' || i, make_date(${year}::int, 1, 1), make_date(${year}::int + 1, 12, 31), 100000000000000,
      ${at}::timestamptz
    from ${numbers(organizations)}`.execute(db);
  await sql`
    insert into affiliations (organization_id, person_id, email, name, role, status, employee_no, accepted_at)
    select ${last.organizations}::bigint + 1 + a.organization, p.id, u.username, p.name, a.role, 'active', 'N' || a.person,
      make_timestamptz(${year}::int, 1, 1, 8, 0, 0, 'UTC')
    from (
      select ${privateLearners}::int + i as person, case when i < ${largestStaff}::int then 0
        else 1 + (i - ${largestStaff}::int) / ${usualStaff}::int end as organization, 'employee' as role
      from ${numbers(largestStaff + (organizations - 1) * usualStaff)}
      union all
      select ${learners + trainers}::bigint + i, i, 'owner' from ${numbers(organizations)}
    ) a join persons p on p.id = ${last.persons}::bigint + 1 + a.person join users u on u.person_id = p.id`.execute(db);
}
