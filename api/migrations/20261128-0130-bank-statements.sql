-- Money that arrived, as the statements of the bank say it. Each line is stored once, however many statements have it.
create table bank_statements (
  id bigint generated always as identity primary key,
  name text not null,
  format text not null check (format in ('csv', 'camt')),
  sha256 text not null unique,
  account_end text not null,
  first_day date not null,
  last_day date not null,
  added_count integer not null,
  known_count integer not null,
  outgoing_count integer not null,
  uploaded_at timestamptz not null,
  uploaded_by_user_id bigint references users (id)
);

create table bank_lines (
  id bigint generated always as identity primary key,
  statement_id bigint not null references bank_statements (id),
  booked_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency_id bigint not null references currencies (id),
  text text not null,
  payer_name text not null,
  payer_account_end text not null,
  bank_reference text not null,
  -- The hash of what makes a line the same in two statements, and which of the equal ones it is.
  fingerprint text not null,
  occurrence integer not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'set_aside')),
  payment_id bigint references payments (id),
  reason text,
  decided_at timestamptz,
  decided_by_user_id bigint references users (id),
  unique (fingerprint, occurrence),
  check ((state = 'confirmed') = (payment_id is not null)),
  check ((state = 'open') = (decided_at is null))
);
create index bank_lines_statement on bank_lines (statement_id, booked_on desc, id desc);
create index bank_lines_open on bank_lines (booked_on desc, id desc) where state = 'open';
create index bank_lines_payment on bank_lines (payment_id) where payment_id is not null;
create index bank_lines_to_age on bank_lines (decided_at) where text <> '' or payer_name <> '';

create view shared_payment_attempts as
  select id, order_id, user_id, method_slug, channel, amount_minor, currency_id, status, created_at from payments;
