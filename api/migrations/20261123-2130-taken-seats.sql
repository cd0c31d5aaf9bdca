-- The ledger says how many seats are taken; how many are left is said in contract/rules/seats.ts alone.
create function taken_seats(class_id bigint, moment timestamptz) returns table (taken bigint)
  language sql stable parallel safe as $$
  select coalesce(sum(quantity), 0) from seat_holds
  where seat_holds.class_id = $1
    and (status = 'consumed' or (status = 'active' and (expires_at is null or expires_at > moment)))
$$;
drop function seats_of(classes, timestamptz);
