import { sql, type RawBuilder } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { NewCourse } from '#contract/offer/catalogue/calls.ts';
import type { ShownRow } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { wantsPage } from './trainer-pages.ts';

export type CourseExtras = {
  questions: { question: LocalizedText; answer: LocalizedText }[];
  prerequisite_ids: number[];
  /** Of a package, in its order. */
  course_ids: number[];
  /** Of the packages that contain it. */
  package_ids: number[];
  /** Of classes that are for sale. */
  trainers: {
    page_id: number | null;
    name: string;
    about: LocalizedText;
    picture: ShownRow | null;
    course_ids: number[];
  }[];
  /** Of classes that are for sale; `class_id` is the first with this regulation. */
  regulations: { class_id: number; byte_size: number; class_codes: string[] }[];
};

export async function findExtras(ctx: Ctx, id: number): Promise<CourseExtras> {
  const { rows } = await sql<CourseExtras>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('question', question, 'answer', answer) order by position), '[]')
        from course_questions where course_id = ${id}) as questions,
      (select coalesce(jsonb_agg(prerequisite_id order by prerequisite_id), '[]')
        from course_prerequisites where course_id = ${id}) as prerequisite_ids,
      (select coalesce(jsonb_agg(course_id order by position), '[]')
        from package_courses where package_id = ${id}) as course_ids,
      (select coalesce(jsonb_agg(package_id order by package_id), '[]')
        from package_courses where course_id = ${id}) as package_ids,
      (select coalesce(jsonb_agg(jsonb_build_object('page_id', case when ${wantsPage} then p.id end,
          'name', p.name, 'about', coalesce(f.about, '{}'), 'picture', f.picture, 'course_ids', ${otherCourses(id, ctx.now())}) order by p.name, p.id), '[]')
        from (
          select distinct t.person_id from shared_classes k join shared_class_trainers t on t.class_id = k.id
          where k.course_id = ${id} and is_for_sale(k.class, ${ctx.now()})
        ) teaching join shared_persons p on p.id = teaching.person_id
          left join shared_trainer_profiles f on f.person_id = p.id) as trainers,
      (select coalesce(jsonb_agg(jsonb_build_object('class_id', r.class_id, 'byte_size', f.byte_size,
          'class_codes', r.class_codes) order by r.class_id), '[]')
        from (
          select k.regulation_file_id, min(k.id) as class_id, jsonb_agg(k.code order by k.start_at, k.id) as class_codes
          from shared_classes k where k.course_id = ${id} and is_for_sale(k.class, ${ctx.now()}) group by k.regulation_file_id
        ) r join shared_files f on f.id = r.regulation_file_id) as regulations`.execute(ctx.db);
  const [only] = rows;
  if (!only) throw new Error('A query without a table returns one row.');
  return only;
}

const mostOfTrainer = 4;

/** Of `shared_persons p`: what they teach besides, the next to begin first. */
function otherCourses(id: number, now: Date): RawBuilder<number[]> {
  return sql`(select coalesce(jsonb_agg(other.course_id order by other.start_at nulls last, other.course_id), '[]') from (
    select k.course_id, min(k.start_at) as start_at
    from shared_class_trainers t join shared_classes k on k.id = t.class_id join published_courses c on c.id = k.course_id
    where t.person_id = p.id and k.course_id <> ${id} and is_for_sale(k.class, ${now})
    group by k.course_id order by 2 nulls last, 1 limit ${mostOfTrainer}
  ) other)`;
}

export type GivenExtras = Pick<NewCourse, 'questions' | 'prerequisite_ids' | 'course_ids'>;

/** Each given list replaces the old one whole. */
export async function replaceExtras(ctx: Ctx, id: number, input: GivenExtras): Promise<void> {
  const { questions, prerequisite_ids, course_ids } = input;
  if (questions) await replaceQuestions(ctx, id, questions);
  if (prerequisite_ids) {
    await ctx.db.deleteFrom('course_prerequisites').where('course_id', '=', id).execute();
    const rows = [...new Set(prerequisite_ids)].map((prerequisite_id) => ({ course_id: id, prerequisite_id }));
    if (rows.length > 0) await ctx.db.insertInto('course_prerequisites').values(rows).execute();
  }
  if (course_ids) {
    await ctx.db.deleteFrom('package_courses').where('package_id', '=', id).execute();
    const rows = [...new Set(course_ids)].map((course_id, position) => ({ package_id: id, course_id, position }));
    if (rows.length > 0) await ctx.db.insertInto('package_courses').values(rows).execute();
  }
}

async function replaceQuestions(ctx: Ctx, id: number, questions: NonNullable<GivenExtras['questions']>): Promise<void> {
  await ctx.db.deleteFrom('course_questions').where('course_id', '=', id).execute();
  if (questions.length === 0) return;
  const rows = questions.map(({ question, answer }, position) => ({
    course_id: id,
    position,
    question: JSON.stringify(question),
    answer: JSON.stringify(answer),
  }));
  await ctx.db.insertInto('course_questions').values(rows).execute();
}

export async function packageTypeOf(ctx: Ctx, id: number): Promise<string | undefined> {
  const row = await ctx.db.selectFrom('courses').select('package_type').where('id', '=', id).executeTakeFirst();
  return row?.package_type;
}

/** Counts courses that can be followed: no services, no deleted ones. */
export async function countCourses(ctx: Ctx, ids: readonly number[]): Promise<number> {
  const { found } = await ctx.db
    .selectFrom('courses')
    .select((select) => select.fn.countAll<number>().as('found'))
    .where('id', 'in', [...ids])
    .where('package_type', '<>', 'servico')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return found;
}
