import { sql } from 'kysely';
import { invariant, type Invariant } from './invariant.ts';

export const formInvariants: Invariant[] = [
  invariant(
    'A used link of a form with names has one response, and an unused one none',
    () => sql`
      select format('a link of form %s in class %s is %s and has %s responses', t.form_id, t.class_id,
        case when t.is_used then 'used' else 'unused' end, r.responses) as violation
      from form_tokens t cross join lateral (
        select count(*) as responses from form_responses where token_hash = t.token_hash
      ) r
      where not t.is_anonymous and r.responses <> t.is_used::integer`,
  ),
  invariant(
    'An anonymous form has as many responses of a class as used links',
    () => sql`
      select format('form %s has %s responses of class %s and %s used links', form_id, responses, class_id, used)
        as violation
      from (
        select form_id, class_id, sum(response) as responses, sum(used) as used from (
          select form_id, class_id, 1 as response, 0 as used from form_responses where is_anonymous
          union all
          select form_id, class_id, 0, 1 from form_tokens where is_anonymous and is_used
        ) counted group by form_id, class_id
      ) sums
      where responses <> used`,
  ),
  invariant(
    'A file of a form belongs to an answer of its response',
    () => sql`
      select format('file %s is not the answer to %s of response %s', u.id, u.field_key, r.id) as violation
      from form_uploads u join form_responses r on r.id = u.response_id
      where r.answers ->> u.field_key is distinct from u.id::text`,
  ),
];
