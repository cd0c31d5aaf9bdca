-- As a function in SQL it was planned at each change of a hold. In PL/pgSQL each connection plans it once, and a class
-- without a limit takes no query.
create or replace function free_seats_from(class_id bigint, capacity integer) returns timestamptz
  language plpgsql stable parallel safe as $$
begin
  if $2 is null then
    return '-infinity';
  end if;
  return coalesce((
    with held as (
      select case when status = 'active' then coalesce(expires_at, 'infinity') else 'infinity' end as until,
        sum(quantity) as seats
      from seat_holds where seat_holds.class_id = $1 and status <> 'released' group by until
    )
    select min(moment) from (select '-infinity'::timestamptz union all select until from held) ends (moment)
    where $2 > (select coalesce(sum(seats), 0) from held where until > moment)
  ), 'infinity');
end
$$;

-- With an array of any length, PostgreSQL expects another plan for each call to be cheaper.
alter function keep_free_seats(bigint[]) set plan_cache_mode = force_generic_plan;
