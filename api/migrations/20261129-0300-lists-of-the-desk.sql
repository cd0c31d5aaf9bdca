-- The lists of staff in the order of each of their columns, where there are many rows.
create index orders_by_status on orders (status, id desc);

create index payments_created on payments (created_at desc, id desc);
create index payments_paid on payments (paid_at, id) where paid_at is not null;
create index payments_unpaid on payments (id) where paid_at is null;
create index payments_amount on payments (amount_minor desc, id desc);
create index payments_status on payments (status, id desc);
create index payments_method on payments (method_slug, id desc);
create index payments_reference_trigrams on payments using gin (reference gin_trgm_ops);
create index payments_provider_ref_trigrams on payments using gin (provider_ref gin_trgm_ops);
create index payments_receipt_trigrams on payments using gin (receipt_number gin_trgm_ops) where receipt_number is not null;

-- What each owes, without reading the entries themselves.
create index ledger_entries_balance on ledger_entries (organization_id, currency_id) include (kind, amount_minor);

create index persons_folded on persons (fold(name), id);
create index persons_phone_trigrams on persons using gin (phone gin_trgm_ops) where phone is not null;
create index users_created on users (created_at, id) where deleted_at is null;
create index users_disabled on users (id) where disabled_at is not null;
create index user_roles_role on user_roles (role_id, user_id);
create index session_families_used on session_families (last_used_at, id);

create index fiscal_documents_total on fiscal_documents (total_minor desc, id desc);
create index fiscal_documents_kind on fiscal_documents (kind, id desc);
create index fiscal_documents_annulled on fiscal_documents (id desc) where state = 'annulled';

create index certificates_issued on certificates (issued_at desc, id desc);

create index classes_status on classes (status, id desc);
create index classes_created on classes (created_at, id);
