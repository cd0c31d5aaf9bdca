-- When this session last showed that its user is here: at sign-in, or by password or factor since.
alter table session_families add column proven_at timestamptz;
update session_families set proven_at = created_at;

create table totp_secrets (
  user_id bigint primary key references users (id),
  -- Sealed with the secret of the house.
  secret_sealed text not null,
  created_at timestamptz not null,
  -- Empty while it is being set up: it counts only after the first right code.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  -- The newest step whose code was taken; none of it or before it is taken again.
  last_step bigint
);

create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  name text not null,
  credential_id text not null unique,
  public_key text not null,
  transports text not null default '',
  counter bigint not null default 0,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  unique (user_id, code_hash)
);

-- What somebody still has to show: a code, or a passkey's answer to the number drawn for it.
create table challenges (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  purpose text not null,
  -- Empty while a passkey may be anybody's.
  user_id bigint references users (id),
  code_hash text,
  code_ends_at timestamptz,
  passkey_challenge text,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index challenges_age on challenges (expires_at);

-- From where and with what a user has signed in; a hash serves to know it again.
create table known_devices (
  user_id bigint not null references users (id),
  device_hash text not null,
  first_used_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- A house that runs already decides for itself, lest its administrators lose their claims overnight.
insert into application_settings (slug, key, value, is_public)
select 'General', 'rolesThatNeedSecondFactor',
  case when exists (select 1 from users) then '' else 'administrator,trainer' end, false
on conflict do nothing;

-- Whether one of the user's roles asks for a second factor that the user has not set up.
create function lacks_second_factor(bigint) returns boolean language sql stable as $$
  select exists (
    select 1 from user_roles join roles on roles.id = user_roles.role_id
    where user_roles.user_id = $1 and roles.name = any (
      select trim(role) from application_settings, unnest(string_to_array(value, ',')) as role
      where slug = 'General' and key = 'rolesThatNeedSecondFactor'))
    and not exists (select 1 from totp_secrets where user_id = $1 and confirmed_at is not null)
    and not exists (select 1 from passkeys where user_id = $1)
$$;

-- What a user may do. Who lacks a factor may do what any student may, until there is one.
create function claims_of(bigint) returns setof text language sql stable as $$
  select distinct slug from role_claims
  where case when lacks_second_factor($1) then role_id = (select id from roles where name = 'student')
    else role_id in (select role_id from user_roles where user_id = $1) end
  order by slug
$$;
