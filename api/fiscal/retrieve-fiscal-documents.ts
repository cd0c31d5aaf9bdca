import type { FiscalDocument } from '#contract/fiscal/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { presentDocument } from './present.ts';
import { readerOf } from './reader-of.ts';
import { listDocuments, type DocumentQuery } from './store/documents.ts';

export async function retrieveFiscalDocuments(ctx: Ctx, query: DocumentQuery): Promise<Found<FiscalDocument>> {
  const { rows, total } = await listDocuments(ctx, query, readerOf(ctx));
  return { results: rows.map(presentDocument), total };
}
