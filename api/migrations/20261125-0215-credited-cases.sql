-- Money of a case of an organization can be credited to its current account.
alter table payment_cases drop constraint payment_cases_state_check;
alter table payment_cases add constraint payment_cases_state_check
  check (state in ('open', 'settled', 'refunding', 'refunded', 'credited', 'dismissed'));
alter table ledger_entries drop constraint ledger_entries_reason_check;
alter table ledger_entries add constraint ledger_entries_reason_check
  check (reason in ('order', 'payment', 'refund', 'correction', 'case'));
