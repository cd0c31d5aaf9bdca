-- The entries of a current account name the receipts that were issued for them.
create index fiscal_documents_receipts on fiscal_documents (occasion) where kind = 'RC';

-- Money that was recorded before gets its receipts too. Reactions to the event are idempotent.
insert into outbox_events (kind, payload, created_at)
select 'account_credited', jsonb_build_object('organization_id', organization_id, 'currency_id', currency_id), now()
from ledger_entries where kind = 'credit' and reason in ('payment', 'case')
group by organization_id, currency_id;
