import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { FormFilter } from '#contract/learning/forms/calls.ts';
import type { FormField } from '#contract/learning/forms/fields.ts';
import type { FormStatus, FormType } from '#contract/learning/forms/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { seenClasses, seesAllForms } from './scope.ts';

type ClassRow = { class_id: number; code: string; course_title: LocalizedText; sent: number; answered: number };

function rows(ctx: Ctx) {
  const isSeen = seenClasses(ctx);
  return ctx.db
    .selectFrom('forms as f')
    .innerJoin('form_versions as v', (join) =>
      join.onRef('v.form_id', '=', 'f.id').onRef('v.version', '=', 'f.version'),
    )
    .select(['f.id', 'f.is_anonymous', 'f.is_default', 'f.course_id', 'f.assessment_id', 'f.version'])
    .select(['f.opens_at', 'f.closes_at', 'f.max_responses', 'f.created_at'])
    .select([
      sql<FormType>`f.type`.as('type'),
      sql<FormStatus>`f.status`.as('status'),
      sql<LocalizedText>`v.title`.as('title'),
      sql<LocalizedText>`v.intro`.as('intro'),
      sql<FormField[]>`v.fields`.as('fields'),
      sql<ClassRow[]>`(
        select coalesce(json_agg(s order by s.class_id desc), '[]') from (
          select t.class_id, k.code, c.title as course_title, count(*) as sent,
            count(*) filter (where t.is_used) as answered
          from form_tokens t join shared_classes k on k.id = t.class_id join shared_courses c on c.id = k.course_id
          where t.form_id = f.id and ${isSeen(sql`t.class_id`)}
          group by t.class_id, k.code, c.title
        ) s)`.as('classes'),
    ])
    .$if(!seesAllForms(ctx), (query) =>
      query.where(
        sql<boolean>`exists (select from form_tokens t where t.form_id = f.id and ${isSeen(sql`t.class_id`)})`,
      ),
    );
}

export type FormRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

export async function pageOfForms(ctx: Ctx, { filter, sort, ...page }: ListQuery<{ filter?: FormFilter }>) {
  let query = rows(ctx);
  for (const name of ['id', 'type', 'status', 'course_id'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`f.${name}`), value));
  }
  for (const { order } of sort) query = query.orderBy('f.created_at', order);
  return pageOf(query.orderBy('f.created_at', 'desc').orderBy('f.id', 'desc'), page);
}

export function findForm(ctx: Ctx, id: number): Promise<FormRow | undefined> {
  return rows(ctx).where('f.id', '=', id).executeTakeFirst();
}

/** Locks the form, and only then counts its responses: a count in the locking statement would be as old as its wait. */
export async function lockForm(ctx: Ctx, id: number) {
  await ctx.db.selectFrom('forms').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return ctx.db
    .selectFrom('forms')
    .select(['id', 'type', 'status', 'is_anonymous', 'version', 'opens_at', 'closes_at', 'max_responses'])
    .select(sql<number>`(select count(*) from form_responses r where r.form_id = forms.id)`.as('responses'))
    .where('id', '=', id)
    .$narrowType<{ type: FormType; status: FormStatus }>()
    .executeTakeFirst();
}

export type LockedForm = NonNullable<Awaited<ReturnType<typeof lockForm>>>;

export type FormColumns = {
  type: FormType;
  status?: FormStatus;
  is_anonymous: boolean;
  is_default?: boolean;
  course_id: number | null;
  assessment_id: number | null;
  opens_at: Date | null;
  closes_at: Date | null;
  max_responses: number | null;
};

/** Undefined where there is a default form already. */
export async function insertForm(ctx: Ctx, columns: FormColumns): Promise<number | undefined> {
  const row = await ctx.db
    .insertInto('forms')
    .values({ ...columns, created_at: ctx.now() })
    .onConflict((conflict) =>
      conflict
        .column('is_default')
        .where(sql<boolean>`is_default`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export type Version = { title: LocalizedText; intro: LocalizedText; fields: readonly FormField[] };

export async function insertVersion(
  ctx: Ctx,
  { formId, version, content }: { formId: number; version: number; content: Version },
): Promise<void> {
  const [title, intro, fields] = [content.title, content.intro, content.fields].map((part) => JSON.stringify(part));
  await ctx.db
    .insertInto('form_versions')
    .values({
      form_id: formId,
      version,
      title: title ?? '',
      intro: intro ?? '',
      fields: fields ?? '',
      created_at: ctx.now(),
    })
    .execute();
}

type Change = Partial<Pick<FormColumns, 'status' | 'opens_at' | 'closes_at' | 'max_responses'>> & { version?: number };

export async function setForm(ctx: Ctx, id: number, change: Change): Promise<void> {
  await ctx.db.updateTable('forms').set(change).where('id', '=', id).execute();
}

export async function versionsOf(ctx: Ctx, formId: number): Promise<Version[]> {
  return ctx.db
    .selectFrom('form_versions')
    .select([
      sql<LocalizedText>`title`.as('title'),
      sql<LocalizedText>`intro`.as('intro'),
      sql<FormField[]>`fields`.as('fields'),
    ])
    .where('form_id', '=', formId)
    .orderBy('version')
    .execute();
}

export function ownSurveyOf(ctx: Ctx, courseId: number) {
  return ctx.db
    .selectFrom('forms')
    .select(['id', 'is_anonymous'])
    .where('type', '=', 'satisfaction_survey')
    .where('status', '=', 'open')
    .where('course_id', '=', courseId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The survey of the course, or else the default one. */
export async function surveyOfCourse(ctx: Ctx, courseId: number): Promise<number | undefined> {
  const row = await ctx.db
    .selectFrom('forms')
    .select('id')
    .where('type', '=', 'satisfaction_survey')
    .where('status', '=', 'open')
    .where((form) => form.or([form('course_id', '=', courseId), form('is_default', '=', true)]))
    .orderBy('is_default')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function typeOfForm(ctx: Ctx, id: number): Promise<FormType> {
  const { type } = await ctx.db
    .selectFrom('forms')
    .select('type')
    .where('id', '=', id)
    .$narrowType<{ type: FormType }>()
    .executeTakeFirstOrThrow();
  return type;
}
