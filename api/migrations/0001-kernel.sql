create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only stable; generated columns and indexes need an immutable one with its dictionary named.
create function fold(text) returns text language sql immutable strict parallel safe
  return public.unaccent('public.unaccent'::regdictionary, lower($1));

create text search configuration portuguese_unaccent (copy = pg_catalog.portuguese);
alter text search configuration portuguese_unaccent
  alter mapping for hword, hword_part, word with public.unaccent, portuguese_stem;

create text search configuration english_unaccent (copy = pg_catalog.english);
alter text search configuration english_unaccent
  alter mapping for hword, hword_part, word with public.unaccent, english_stem;

create table outbox_events (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  relayed_at timestamptz
);
create index outbox_events_waiting on outbox_events (id) where relayed_at is null;

create table idempotency_keys (
  owner text not null,
  path text not null,
  key text not null,
  request_hash text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null,
  primary key (owner, path, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table status_history (
  id bigint generated always as identity primary key,
  subject text not null,
  subject_id bigint not null,
  move text not null,
  from_status text,
  to_status text not null,
  reason text,
  actor_user_id bigint,
  moved_at timestamptz not null
);
create index status_history_subject on status_history (subject, subject_id, id);

create table number_series (
  series text primary key,
  last_number bigint not null
);

create table rate_limits (
  bucket text primary key,
  hits integer not null,
  window_ends_at timestamptz not null
);

create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  locale text not null,
  subject text not null,
  body_text text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
