create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  invoice_id bigint not null references invoices (id),
  user_id bigint not null references users (id),
  method_slug text not null check (method_slug in ('contracto', 'reserva', 'transferencia', 'multicaixa', 'numerario')),
  channel text not null,
  provider text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency_id bigint not null references currencies (id),
  status text not null default 'pending' check (status in ('declined', 'pending', 'paid', 'timeout', 'canceled')),
  entity text,
  reference text,
  provider_ref text,
  expires_at timestamptz,
  paid_at timestamptz,
  paid_amount_minor bigint,
  proof_file_id bigint references files (id),
  proof_sent_at timestamptz,
  receipt_number text,
  decline_reason text,
  -- What finance must look at: amount_mismatch, overpaid, paid_twice, refund_due.
  flag text,
  created_at timestamptz not null
);
create index payments_order on payments (order_id, id);
create index payments_user on payments (user_id, id desc);
create unique index payments_one_pending on payments (order_id) where status = 'pending';
create index payments_provider_ref on payments (provider, provider_ref);
create index payments_waiting on payments (expires_at) where status = 'pending';

-- Append-only: what a provider said, whether it could be believed, and what came of it.
create table payment_events (
  id bigint generated always as identity primary key,
  payment_id bigint references payments (id),
  provider text not null,
  external_id text not null,
  signature_ok boolean not null,
  provider_ref text,
  amount_minor bigint,
  currency_key text,
  raw jsonb not null,
  outcome text,
  received_at timestamptz not null,
  processed_at timestamptz,
  acknowledged_at timestamptz,
  unique (provider, external_id)
);

-- The account that bank transfers go to.
insert into application_settings (slug, key, value, is_public) values
  ('Payments', 'bankName', 'Banco do Planalto', true),
  ('Payments', 'bankIban', 'AO06004000006487190231021', true),
  ('Payments', 'bankAccountHolder', 'Mestria, Lda.', true);
