import { z } from 'zod';
import { EntryFilter } from '#contract/sales/accounts/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerBytes } from '#api/platform/files/index.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { statementCsv, statementPdf } from './statement.ts';

const refuses = ['not_signed_in', 'not_found', 'not_allowed', 'invalid_input', 'too_many_requests'] as const;
const description =
  'Query: `currency_id` (without it, the currency of the credit), `from` and `to` as days. Needs the right ' +
  '`account.read` in the organization, or the claim `organizations.read`. In the language of the request.';

export const accountsRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/accounts/:id/statement/pdf',
    doc: {
      summary: 'Download the statement of a current account as a PDF',
      description,
      auth: 'bearer',
      answer: { contentType: 'application/pdf' },
      refuses: [...refuses],
    },
    handle: async (ctx, request, { id }) => {
      const { name, bytes } = await statementPdf(ctx, filterIn(request, pathId(id)));
      return answerBytes(name, 'application/pdf', bytes);
    },
  },
  {
    method: 'GET',
    path: '/accounts/:id/statement/csv',
    doc: {
      summary: 'Download the statement of a current account as CSV',
      description,
      auth: 'bearer',
      answer: { contentType: 'text/csv' },
      refuses: [...refuses],
    },
    handle: async (ctx, request, { id }) => {
      const { name, bytes } = await statementCsv(ctx, filterIn(request, pathId(id)));
      return answerBytes(name, 'text/csv', bytes);
    },
  },
];

const Query = EntryFilter.omit({ organization_id: true }).extend({
  currency_id: z.coerce.number().int().positive().optional(),
});

function filterIn(request: Request, organization_id: number): EntryFilter {
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) throw new Refusal('invalid_input');
  return { organization_id, ...query.data };
}
