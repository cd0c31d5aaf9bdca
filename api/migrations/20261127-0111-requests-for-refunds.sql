-- A request that nobody has answered yet can be withdrawn by its buyer.
alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check
  check (status in ('requested', 'approved', 'sent', 'done', 'failed', 'refused', 'withdrawn'));

-- Until when the request is answered, which was not promised before; where the money goes, and to which bank account it went.
alter table refunds add column answer_by timestamptz,
  add column withdrawn_at timestamptz,
  add column destination text not null default 'iban' check (destination in ('account', 'payer', 'iban')),
  add column iban_country text,
  add column iban_end text;
update refunds r set destination = 'account'
where r.case_id is null
  and exists (select from ledger_entries e where e.cause = format('payment %s charged', r.payment_id));

create or replace view shared_refunds as
  select id, order_id, amount_minor, status, order_item_ids,
    case_id, destination, refuse_reason, requested_at, answer_by, decided_at, sent_at, done_at, withdrawn_at
  from refunds;

-- In how many days a request for a refund is answered.
insert into application_settings (slug, key, value, is_public) values ('General', 'refundAnswerDays', '5', true)
on conflict do nothing;

-- The text of this message reads a new fact.
update notifications set facts = '{"account": "ready"}' || facts where kind = 'refund_decided';
update user_warnings set facts = '{"account": "ready"}' || facts where kind = 'refund_decided';
