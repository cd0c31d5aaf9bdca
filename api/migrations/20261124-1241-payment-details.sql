-- What the owner stored for payments, sealed; the ends are what the owner recognises it by.
-- The foreign key of organization_id waits for the table of organizations.
create table payment_details (
  id bigint generated always as identity primary key,
  user_id bigint unique references users (id),
  organization_id bigint unique,
  express_phone_sealed text,
  express_phone_end text,
  express_consented_at timestamptz,
  refund_iban_sealed text,
  refund_iban_country text,
  refund_iban_end text,
  updated_at timestamptz not null,
  check (num_nonnulls(user_id, organization_id) = 1),
  check (num_nonnulls(express_phone_sealed, express_phone_end, express_consented_at) in (0, 3)),
  check (num_nonnulls(refund_iban_sealed, refund_iban_country, refund_iban_end) in (0, 3))
);
