-- Append-only: the current account of an organization, in each currency. The balance is the debits less the credits.
create table ledger_entries (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id),
  currency_id bigint not null references currencies (id),
  kind text not null check (kind in ('debit', 'credit')),
  reason text not null check (reason in ('order', 'payment', 'refund', 'correction')),
  amount_minor bigint not null check (amount_minor > 0),
  -- When a debit has to be paid; null for credits.
  due_at timestamptz,
  -- The credit limit at the moment of an order; null for other entries.
  limit_minor bigint,
  order_id bigint,
  payment_id bigint,
  -- The number of the receipt, or of the document that a correction is about.
  reference text not null default '',
  -- Why the operator corrects the account.
  note text not null default '',
  -- What the entry was booked for: a repeated cause books nothing.
  cause text not null unique,
  created_by bigint references users (id),
  created_at timestamptz not null,
  check ((kind = 'debit') = (due_at is not null)),
  check (reason not in ('order', 'refund') or order_id is not null),
  check ((kind = 'debit' and reason = 'order') = (limit_minor is not null))
);
create index ledger_entries_account on ledger_entries (organization_id, currency_id, created_at, id);
create index ledger_entries_order on ledger_entries (order_id) where order_id is not null;

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_entries is append-only: book a correction instead';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_lasting before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();

-- The numbers of the documents that were issued for an order.
create view shared_fiscal_documents as
  select id, order_id, kind, number, occasion, state from fiscal_documents;

-- Orders by contract that staff have not approved yet: they count against the headroom.
create view shared_awaiting_credit as
  select p.order_id, o.organization_id, p.currency_id, p.amount_minor
  from payments p join orders o on o.id = p.order_id
  where p.method_slug = 'contracto' and p.status = 'pending' and o.organization_id is not null;

insert into role_claims (role_id, slug) values (3, 'accounts.edit');

-- `staff`: an order by contract waits for approval; `automatic`: it is approved at once within the ceiling of the contract.
insert into application_settings (slug, key, value, is_public) values ('Payments', 'contractApproval', 'staff', false)
on conflict do nothing;
