-- What staff changed. Values of personal fields are masked before they come here.
create table audit_entries (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  user_id bigint not null references users (id),
  roles text[] not null,
  call text not null,
  changes jsonb,
  input jsonb,
  address text not null,
  request_id text not null,
  -- What a search looks through. Cut, because a description can have many pages.
  words text not null generated always as (
    fold(call || ' ' || request_id || ' ' || left(coalesce(changes::text, input::text, ''), 4000))
  ) stored
);
create index audit_entries_newest on audit_entries (created_at desc, id desc);
create index audit_entries_user on audit_entries (user_id, created_at desc, id desc);
create index audit_entries_call on audit_entries (call, created_at desc, id desc);
create index audit_entries_words on audit_entries using gin (words gin_trgm_ops);

create table audit_entry_records (
  noun text not null,
  record_id bigint not null,
  entry_id bigint not null references audit_entries (id) on delete cascade,
  primary key (noun, record_id, entry_id)
);
create index audit_entry_records_entry on audit_entry_records (entry_id);

create view shared_audit_entries as
  select id, created_at, user_id, roles, call, changes, input, address, request_id, words from audit_entries;
create view shared_audit_entry_records as select noun, record_id, entry_id from audit_entry_records;

insert into role_claims (role_id, slug) values (3, 'audit.read');
