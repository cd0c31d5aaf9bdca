import { sql } from 'kysely';
import { contentsOfCourse, lessonsOfClass, type History } from './history.ts';
import { issuerOf } from './write-classes.ts';

/** Seats of canceled orders were given by staff instead. */
export async function writeEnrollments({ db, last }: History): Promise<void> {
  await sql`
    insert into enrollments (id, class_id, course_id, person_id, order_item_id, status, registered_at, enrolled_at, paid_at,
      progress_rate, attendance_rate, outcome, concluded_at) overriding system value
    select ${last.enrollments}::bigint + 1 + e, k.id, k.course_id, ${last.persons}::bigint + 1 + s.person,
      case when not s.is_canceled then ${last.order_items}::bigint + 1 + s.i end, 'enrolled', s.placed_at, s.placed_at,
      case when not s.is_canceled then s.placed_at end,
      case when is_concluded then 100 else 60 end, case when s.class % 5 = 1 then case when s.e % 7 = 0 then 80 else 100 end end,
      case when is_concluded then 'passed' else 'pending' end, case when is_concluded then k.end_at end
    from planned_seats s join classes k on k.id = ${last.classes}::bigint + 1 + s.class
      cross join lateral (select s.class % 5 = 0 as is_concluded) c`.execute(db);
}

export async function writeProgress({ db, at, last, courses }: History): Promise<void> {
  const content = sql`${last.contents}::bigint + 1 + s.class % ${courses}::int * ${contentsOfCourse}::int`;
  await sql`
    insert into content_progress (enrollment_id, content_id, status, started_at, done_at, updated_at)
    select ${last.enrollments}::bigint + 1 + s.e, ${content} + part, case when is_done then 'done' else 'started' end, s.placed_at,
      case when is_done then s.placed_at end, s.placed_at
    from planned_seats s cross join generate_series(0, ${contentsOfCourse - 1}::int) part
      cross join lateral (select part < 3 or s.class % 5 = 0 as is_done) d`.execute(db);
  await sql`
    insert into attempts (content_id, enrollment_id, number, status, questions, started_at, submitted_at, ended_by, score)
    select ${content} + 3, ${last.enrollments}::bigint + 1 + s.e, 1, case when s.e % 100 = 0 then 'submitted' else 'graded' end, '[]',
      s.placed_at, s.placed_at, 'learner', case when s.e % 100 > 0 then 70 end
    from planned_seats s where s.e % 10 = 0`.execute(db);
  await sql`
    insert into hand_ins (content_id, enrollment_id, round, status, text, handed_in_at, is_late, grade, reviewed_at)
    select ${content} + 4, ${last.enrollments}::bigint + 1 + s.e, 1, case when s.e % 100 = 5 then 'handed_in' else 'accepted' end, 'Feito.',
      s.placed_at, false, case when s.e % 100 <> 5 then 14 end, case when s.e % 100 <> 5 then ${at}::timestamptz end
    from planned_seats s where s.e % 10 = 5`.execute(db);
}

/** The marks of the classes that are under way: all were there, but one in seven missed the first lesson. */
export async function writeAttendance({ db, at, last }: History): Promise<void> {
  await sql`
    insert into attendances (lesson_id, enrollment_id, state, minutes, how, recorded_at)
    select l.id, ${last.enrollments}::bigint + 1 + s.e, case when is_there then 'present' else 'absent' end,
      case when is_there then 120 else 0 end, 'hand', ${at}::timestamptz
    from planned_seats s join lessons l on l.class_id = ${last.classes}::bigint + 1 + s.class and l.status = 'given'
      cross join lateral (
        select s.e % 7 > 0 or (l.id - ${last.lessons}::bigint - 1) % ${lessonsOfClass}::int > 0 as is_there) p
    where s.class % 5 = 1`.execute(db);
}

export async function writeCertificates({ db, year, last }: History): Promise<void> {
  const issuer = issuerOf(last.partners + 1);
  const start = `${issuer}/${year}`;
  await sql`
    insert into certificates (number, type, enrollment_id, person_id, course_id, organization_id, affiliation_id, snapshot, token,
      status_at, issued_at)
    select ${start} || '/C/' || lpad(n::text, greatest(6, length(n::text)), '0'), 'conclusion-certificate', e.id, e.person_id,
      e.course_id, t.organization_id, t.affiliation_id,
      jsonb_build_object('hours', 10, 'issuer', jsonb_build_object('name', 'Escola do Histórico', 'city', 'Luanda', 'country', 'AO',
          'tax_id', '', 'licence', ''), 'person', jsonb_build_object('name', p.name, 'birth_date', null, 'document_type', null,
          'document_number', null), 'starts_on', e.concluded_at::date - 5, 'ends_on', e.concluded_at::date, 'issued_on', e.concluded_at::date,
        'modality', 'online-sync', 'class_code', 'H' || e.class_id, 'final_grade', null, 'attendance_rate', null, 'course_title', c.title),
      'h' || md5('history ' || e.id), e.concluded_at, e.concluded_at
    from (select *, row_number() over (order by id) as n from enrollments
        where id > ${last.enrollments}::bigint and concluded_at is not null) e
      join persons p on p.id = e.person_id join courses c on c.id = e.course_id
      left join shared_organization_training t on t.enrollment_id = e.id`.execute(db);
  await sql`
    insert into number_series (series, last_number)
    select ${`certificate ${start}`}, count(*) from certificates where starts_with(number, ${`${start}/`})`.execute(db);
}
