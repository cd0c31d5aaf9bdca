-- Staff look a document up by its number, its order or its buyer.
create index fiscal_documents_search on fiscal_documents
  using gin (fold(number || ' ' || (snapshot ->> 'order_number') || ' ' || (snapshot -> 'buyer' ->> 'name')) gin_trgm_ops);
create index fiscal_documents_issued on fiscal_documents (issued_at desc, id desc);
