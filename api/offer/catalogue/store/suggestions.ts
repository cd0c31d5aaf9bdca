import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { Suggestion } from '#contract/offer/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike } from '#api/shared/database/retrieval.ts';
import type { SearchWords } from '../model/search-words.ts';
import { isPublished } from './course-conditions.ts';
import { titleWords, wordsQuery } from './words-query.ts';

type SuggestionRow = Pick<Suggestion, 'kind' | 'id'> & { names: LocalizedText };

const mostRead = 200;
const mostOfAKind = { named: 2, courses: 8 };

/** Categories and partners with a course, then titles, those first that begin with the words. */
export async function findSuggestions(ctx: Ctx, words: SearchWords): Promise<SuggestionRow[]> {
  const begins = sql`fold(${escapeLike(words.likeness)})`;
  const { rows } = await sql<SuggestionRow>`
    (select 'category' as kind, g.id, g.name as names from categories g
      where g.deleted_at is null and ' ' || fold(texts_in(g.name)) like '% ' || ${begins} || '%'
        and exists (select from courses c where c.category_id = g.id and ${isPublished})
      order by g.position, g.id limit ${mostOfAKind.named})
    union all
    (select 'partner', p.id, jsonb_build_object('pt', p.name) from partners p
      where p.deleted_at is null and (fold(p.name) like ${begins} || '%' or fold(p.name) like '% ' || ${begins} || '%')
        and exists (select from courses c where c.partner_id = p.id and ${isPublished})
      order by length(p.name), p.id limit ${mostOfAKind.named})
    union all
    (select 'course', t.id, t.title from (
        select c.id, c.title, c.title_pt, c.title_en from courses c
        where ${titleWords} @@ ${wordsQuery(words)} and ${isPublished} limit ${mostRead}
      ) t
      order by (t.title_pt like ${begins} || '%' or t.title_en like ${begins} || '%') desc, length(t.title_pt), t.id
      limit ${mostOfAKind.courses})`.execute(ctx.db);
  return rows;
}
