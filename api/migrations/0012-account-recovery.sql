-- What was asked for at sign-up. It becomes an account when the address is confirmed, and is forgotten otherwise.
create table sign_ups (
  id bigint generated always as identity primary key,
  username text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null,
  currency_id bigint references currencies (id),
  locale_id bigint references locales (id),
  terms_version text not null,
  wants_news boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index sign_ups_username on sign_ups (lower(username));
create index sign_ups_expiry on sign_ups (expires_at);

-- A letter to an address about which the asking call knew nothing: whether there is an account, the writer finds out.
create table asked_letters (
  id bigint generated always as identity primary key,
  kind text not null,
  username text not null,
  locale text not null,
  redirect text,
  created_at timestamptz not null
);

-- What opens one thing once, for who holds the link. `subject_id` is of the purpose: a sign-up, a user.
create table one_time_tokens (
  id bigint generated always as identity primary key,
  purpose text not null,
  subject_id bigint not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index one_time_tokens_subject on one_time_tokens (purpose, subject_id);
create index one_time_tokens_expiry on one_time_tokens (expires_at);
