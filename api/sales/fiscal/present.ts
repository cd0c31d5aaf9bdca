import type { FiscalDocument, HandOver } from '#contract/sales/fiscal/calls.ts';
import type { DocumentRow } from './store/documents.ts';
import type { HandOverRow } from './store/hand-overs.ts';

export function presentDocument(row: DocumentRow): FiscalDocument {
  const { id, kind, number, order_id, origin_document_id, issued_at, due_at, currency_id, total_minor, state } = row;
  const { order_number, buyer } = row.snapshot;
  return {
    id,
    kind,
    number,
    order_id,
    order_number,
    buyer_name: buyer.name,
    origin_document_id,
    issued_at: issued_at.toISOString(),
    due_at: due_at?.toISOString() ?? null,
    currency_id,
    total_minor,
    state,
  };
}

export function presentHandOver(row: HandOverRow): HandOver {
  const { id, order_id, order_number, kind, state, attempts, last_error, created_at, attempted_at, sent_at } = row;
  return {
    id,
    order_id,
    order_number,
    kind,
    state,
    attempts,
    last_error,
    created_at: created_at.toISOString(),
    attempted_at: attempted_at?.toISOString() ?? null,
    sent_at: sent_at?.toISOString() ?? null,
  };
}
