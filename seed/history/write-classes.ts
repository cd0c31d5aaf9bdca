import { sql } from 'kysely';
import { contentsOfCourse, lessonsOfClass, numbers, type History } from './history.ts';

export async function writeCourses({ db, at, last, courses }: History): Promise<void> {
  const partner = last.partners + 1;
  await sql`
    insert into partners (id, slug, name, city, country) overriding system value
    values (${partner}, ${`historico-${partner}`}, ${`Escola do Histórico ${partner}`}, 'Luanda', 'AO')`.execute(db);
  await sql`insert into certificate_issuers (code, partner_id) values (${issuerOf(partner)}, ${partner})`.execute(db);
  await sql`
    insert into courses (id, title, type, partner_id, workload_hours, published_at, created_at, updated_at) overriding system value
    select ${last.courses}::bigint + 1 + i, jsonb_build_object('pt', (array['Contabilidade', 'Higiene', 'Soldadura', 'Extintores', 'Liderança', 'Programação',
      'Vendas', 'Inglês', 'Logística', 'Primeiros socorros'])[1 + i % 10] || ' ' || i || ', curso'), 'online-sync', ${partner}::bigint, 10,
      ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    from ${numbers(courses)}`.execute(db);
  await sql`
    insert into modules (id, course_id, position, title) overriding system value
    select ${last.modules}::bigint + 1 + i, ${last.courses}::bigint + 1 + i, 1, '{"pt": "Matéria"}' from ${numbers(courses)}`.execute(
    db,
  );
  await sql`
    insert into contents (id, module_id, position, type, title, is_mandatory) overriding system value
    select ${last.contents}::bigint + 1 + i, ${last.modules}::bigint + 1 + i / ${contentsOfCourse}::int, 1 + i % ${contentsOfCourse}::int,
      (array['text', 'text', 'text', 'assessment', 'task'])[1 + i % ${contentsOfCourse}::int],
      jsonb_build_object('pt', 'Parte ' || 1 + i % ${contentsOfCourse}::int), true
    from ${numbers(courses * contentsOfCourse)}`.execute(db);
  await sql`
    insert into content_assessments (content_id, type) select id, 'other' from contents
    where id > ${last.contents}::bigint and type = 'assessment'`.execute(db);
  await sql`
    insert into tasks (content_id, takes_text, takes_files) select id, true, false from contents
    where id > ${last.contents}::bigint and type = 'task'`.execute(db);
}

export function issuerOf(partner: number): string {
  return `H${partner}`;
}

/** Of five classes one has concluded, one is under way, and three begin. */
export async function writeClasses({ db, at, last, classes, courses, learners, trainers }: History): Promise<void> {
  await sql`
    insert into classes (id, course_id, code, type, status, start_at, end_at, tz, attendance_min, created_at) overriding system value
    select ${last.classes}::bigint + 1 + i, ${last.courses}::bigint + 1 + i % ${courses}::int, 'H' || ${last.classes}::bigint + 1 + i,
      'online-sync', case when i % 5 = 0 then 'concluded' else 'opened' end, starts_at, starts_at + interval '5 days',
      'Africa/Luanda', 80, ${at}::timestamptz
    from ${numbers(classes)} cross join lateral (select date_trunc('hour', ${at}::timestamptz) + case i % 5
      when 0 then interval '-60 days' - i % 1000 * interval '1 hour' when 1 then interval '-6 days' - i % 24 * interval '1 hour'
      else interval '3 days' + i % 200 * interval '1 day' + i % 12 * interval '1 hour' end as starts_at) s`.execute(db);
  await sql`
    insert into class_trainers (class_id, person_id)
    select ${last.classes}::bigint + 1 + i, ${last.persons}::bigint + 1 + ${learners}::int + i % ${trainers}::int
    from ${numbers(classes)}`.execute(db);
  await sql`
    insert into lessons (id, class_id, starts_at, ends_at, status, trainer_person_id, given_at) overriding system value
    select ${last.lessons}::bigint + 1 + i, k.id, starts_at, starts_at + interval '2 hours',
      case when starts_at < ${at}::timestamptz then 'given' else 'planned' end,
      ${last.persons}::bigint + 1 + ${learners}::int + i / ${lessonsOfClass}::int % ${trainers}::int,
      case when starts_at < ${at}::timestamptz then starts_at end
    from ${numbers(classes * lessonsOfClass)} join classes k on k.id = ${last.classes}::bigint + 1 + i / ${lessonsOfClass}::int
      cross join lateral (select k.start_at + i % ${lessonsOfClass}::int * interval '1 day' as starts_at) s`.execute(
    db,
  );
}
