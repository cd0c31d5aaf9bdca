-- A function in SQL is planned at each call of a statement, which took longer than any authenticated request needs
-- otherwise. In PL/pgSQL each connection plans it once.
create or replace function lacks_second_factor(bigint) returns boolean language plpgsql stable as $$
begin
  return exists (
    select 1 from user_roles join roles on roles.id = user_roles.role_id
    where user_roles.user_id = $1 and roles.name = any (
      select trim(role) from application_settings, unnest(string_to_array(value, ',')) as role
      where slug = 'General' and key = 'rolesThatNeedSecondFactor'))
    and not exists (select 1 from totp_secrets where user_id = $1 and confirmed_at is not null)
    and not exists (select 1 from passkeys where user_id = $1);
end
$$;

-- The question above is asked once, not for each claim.
create or replace function claims_of(bigint) returns setof text language sql stable as $$
  select distinct slug from role_claims
  where role_id = any (case when (select lacks_second_factor($1)) then array(select id from roles where name = 'student')
    else array(select role_id from user_roles where user_id = $1) end)
  order by slug
$$;
