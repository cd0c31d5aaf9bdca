-- What other programs identify themselves with. Of a token only its hash is stored.
create table api_tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  name text not null,
  claims text[] not null,
  token_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_address text,
  revoked_at timestamptz,
  revoked_by bigint references users (id)
);
create unique index api_tokens_hash on api_tokens (token_hash);
-- The log names a token by its name.
create unique index api_tokens_name on api_tokens (lower(name)) where revoked_at is null;
create index api_tokens_user on api_tokens (user_id);
create index api_tokens_revoked_by on api_tokens (revoked_by);

-- The name of the token by which a command came.
alter table audit_entries add column through text;
create or replace view shared_audit_entries as
  select id, created_at, user_id, roles, call, changes, input, address, request_id, words, through from audit_entries;

insert into role_claims (role_id, slug) values (3, 'tokens.manage');
