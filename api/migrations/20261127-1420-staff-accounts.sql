-- Who is disabled cannot sign in; everything else of the account stays.
alter table users add column disabled_at timestamptz;

create table user_invitations (
  id bigint generated always as identity primary key,
  -- Null for the link in the log of a new site, whose reader enters the address.
  username text,
  role_names text[] not null,
  -- Null for an invitation by the operator of the server.
  invited_by bigint references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  user_id bigint references users (id)
);
create index user_invitations_username on user_invitations (lower(username));
create index user_invitations_user on user_invitations (user_id);

create table factor_resets (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  reason text not null,
  requested_by bigint not null references users (id),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  confirmed_by bigint references users (id),
  confirmed_at timestamptz,
  -- Two people.
  check (confirmed_by is null or (confirmed_by <> requested_by and confirmed_by <> user_id)),
  check (requested_by <> user_id)
);
create index factor_resets_user on factor_resets (user_id);

-- `users.edit` is everyone's right to their own account, so staff need a claim of its own for the accounts of others.
insert into role_claims (role_id, slug) select id, 'users.manage' from roles where name = 'administrator'
on conflict do nothing;
