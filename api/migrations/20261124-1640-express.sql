-- A push of Multicaixa Express: the id of the transaction at the provider, why it was declined, and when the provider
-- is asked next, less and less often.
alter table payments
  add column charge_id text,
  add column refusal text,
  add column queries integer not null default 0,
  add column next_query_at timestamptz;
create index payments_to_query on payments (next_query_at) where next_query_at is not null;

-- Set where the provider reports no money, but why it declined.
alter table payment_events add column refusal text;

-- Demo sites offer it through the sandbox.
insert into application_settings (slug, key, value, is_public)
select 'Payments', 'multicaixaExpress', case when exists (select from demo_marks) then 'true' else 'false' end, true;
