import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { FormAnswers } from '#contract/learning/forms/fields.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Of forms that are not anonymous; the others hold nothing of a person. */
export function responsesToTakeAlong(ctx: Ctx, personId: number): Promise<object[]> {
  return ctx.db
    .selectFrom('form_responses as r')
    .innerJoin('form_versions as v', (join) =>
      join.onRef('v.form_id', '=', 'r.form_id').onRef('v.version', '=', 'r.version'),
    )
    .select(['r.id', 'r.submitted_at'])
    .select([sql<LocalizedText>`v.title`.as('form'), sql<FormAnswers>`r.answers`.as('answers')])
    .where('r.person_id', '=', personId)
    .orderBy('r.submitted_at')
    .execute();
}

export function uploadsOfPerson(ctx: Ctx, personId: number) {
  return ctx.db
    .selectFrom('form_uploads as u')
    .leftJoin('form_responses as r', 'r.id', 'u.response_id')
    .leftJoin('form_tokens as t', 't.token_hash', 'u.token_hash')
    .select(['u.id', 'u.name', 'u.storage_key'])
    .where((upload) => upload.or([upload('r.person_id', '=', personId), upload('t.person_id', '=', personId)]))
    .orderBy('u.id')
    .execute();
}
