-- A document of this site takes its number under the lock of its series, in the transaction that issues it.
create table fiscal_series (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('FT', 'FR', 'NC', 'ND', 'RC')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  year integer not null check (year between 2000 and 9999),
  prefix text not null check (prefix ~ '^[A-Z0-9]{0,10}$'),
  next_number bigint not null default 1 check (next_number > 0),
  unique (kind, country, year, prefix)
);

create table fiscal_documents (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('FT', 'FR', 'NC', 'ND', 'RC')),
  issued_by text not null check (issued_by in ('internal', 'external')),
  country text not null,
  series_id bigint references fiscal_series (id),
  series_number bigint check (series_number > 0),
  number text not null,
  order_id bigint not null references orders (id),
  user_id bigint not null references users (id),
  origin_document_id bigint references fiscal_documents (id),
  -- What the document was issued for, so that a repeated request finds it.
  occasion text not null,
  issued_at timestamptz not null,
  system_entry_at timestamptz not null,
  due_at timestamptz,
  currency_id bigint not null references currencies (id),
  net_minor bigint not null check (net_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor > 0),
  snapshot jsonb not null,
  hash text,
  previous_hash text,
  hash_control text,
  pdf_file_id bigint references files (id),
  state text not null default 'issued' check (state in ('issued', 'annulled')),
  check (total_minor = net_minor + tax_minor),
  check ((issued_by = 'internal') = (series_id is not null)),
  check (num_nulls(series_id, series_number) in (0, 2)),
  check ((issued_by = 'external') = (pdf_file_id is not null)),
  check (num_nulls(hash, previous_hash, hash_control) in (0, 3))
);
create unique index fiscal_documents_number on fiscal_documents (issued_by, number);
create unique index fiscal_documents_series on fiscal_documents (series_id, series_number);
create unique index fiscal_documents_occasion on fiscal_documents (order_id, kind, occasion);
-- An order has one invoice at a time; a revived order may get another once the first is annulled.
create unique index fiscal_documents_invoice on fiscal_documents (order_id)
  where kind in ('FT', 'FR') and state = 'issued';
create index fiscal_documents_order on fiscal_documents (order_id, id);
create index fiscal_documents_user on fiscal_documents (user_id, id desc);
create index fiscal_documents_origin on fiscal_documents (origin_document_id);

-- By law an issued document is neither changed nor deleted. Only its state may change, once.
create function refuse_fiscal_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then raise exception 'fiscal documents are never deleted'; end if;
  if to_jsonb(new) - 'state' is distinct from to_jsonb(old) - 'state' or old.state = 'annulled' then
    raise exception 'fiscal document % is issued and cannot be changed', old.number;
  end if;
  return new;
end $$;
create trigger fiscal_documents_immutable before update or delete on fiscal_documents
  for each row execute function refuse_fiscal_change();
create trigger fiscal_documents_lasting before truncate on fiscal_documents
  for each statement execute function refuse_fiscal_change();

-- What is handed over to the ERP of the operator, and how that went.
create table fiscal_hand_overs (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  user_id bigint not null references users (id),
  occasion text not null,
  kind text not null check (kind in ('order_paid', 'order_invoiced', 'order_credited')),
  amount_minor bigint check (amount_minor > 0),
  reason text,
  due_at timestamptz,
  idempotency_key uuid not null unique,
  state text not null default 'pending' check (state in ('pending', 'failed', 'sent')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  attempted_at timestamptz,
  sent_at timestamptz,
  unique (order_id, kind, occasion)
);
create index fiscal_hand_overs_state on fiscal_hand_overs (state, id);
create index fiscal_hand_overs_user on fiscal_hand_overs (user_id);

insert into application_settings (slug, key, value, is_public) values
  ('Seller', 'sellerCountry', 'AO', false),
  ('Fiscal', 'fiscalIssueMode', 'none', false),
  ('Fiscal', 'fiscalSeriesPrefix', 'M', false),
  ('Fiscal', 'softwareCertificateAO', '', false),
  ('Fiscal', 'softwareCertificatePT', '', false),
  ('Fiscal', 'softwareCertificateMZ', '', false),
  ('Fiscal', 'exemptionCode', '', false),
  ('Fiscal', 'exemptionReason', '', false)
on conflict (slug, key) do nothing;
