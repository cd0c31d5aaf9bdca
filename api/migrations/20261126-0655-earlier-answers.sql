-- Takes the lock of a key and then reads its answer, in one call. Each statement of a volatile function sees what was
-- committed before it: a single statement would read as of before the lock.
create function earlier_answer(owner text, path text, key text, since timestamptz)
returns table (is_free boolean, hash text, answer_status integer, answer jsonb) language plpgsql volatile as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended($1 || ' ' || $2 || ' ' || $3, 0)) then
    return query select false, null::text, null::integer, null::jsonb;
    return;
  end if;
  return query
    select true, k.request_hash, k.status, k.body
    from (select 1) as one left join idempotency_keys k
      on k.owner = $1 and k.path = $2 and k.key = $3 and k.created_at > $4;
end $$;
