-- What is open in an account after one of its entries, so that a purchase need not settle all of them again. The entries
-- decide: without a row here, all of them are read.
create table ledger_checkpoints (
  organization_id bigint not null references organizations,
  currency_id bigint not null references currencies,
  through_id bigint not null references ledger_entries,
  entry_count integer not null check (entry_count > 0),
  unsettled jsonb not null,
  primary key (organization_id, currency_id)
);
