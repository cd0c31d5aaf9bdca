-- How many published courses have each value that the filters count, so that nobody counts the whole list. Changes are
-- appended, because all editors would wait for the row of a counter. A job adds them to the counts; readers sum both.
create table course_tallies (
  facet text not null,
  value text not null,
  course_count bigint not null,
  primary key (facet, value)
);
create table course_tally_changes (
  id bigint generated always as identity primary key,
  facet text not null,
  value text not null,
  change bigint not null
);

-- A plain select, so that the planner sees through it. The hours are those of `mostHours` in the contract.
create function tallied_values(
  type text, level text, language text, hours numeric, category_id bigint, partner_id bigint
) returns table (facet text, value text) language sql immutable parallel safe as $$
  select v.facet, v.value from (values
    ('all', ''),
    ('type', $1),
    ('level', $2),
    ('language', $3),
    ('duration', case when $4 <= 8 then 'day' when $4 <= 24 then 'days' when $4 <= 60 then 'weeks'
      when $4 is not null then 'months' end),
    ('category_id', $5::text),
    ('partner_id', $6::text)
  ) v (facet, value) where v.value is not null
$$;

create function tally_added_courses() returns trigger language plpgsql as $$
begin
  insert into course_tally_changes (facet, value, change)
  select v.facet, v.value, count(*) from added c
    cross join lateral tallied_values(c.type, c.level, c.language, c.workload_hours, c.category_id, c.partner_id) v
  where c.deleted_at is null and c.published_at is not null group by v.facet, v.value;
  return null;
end $$;
create trigger courses_tallied_added after insert on courses
  referencing new table as added for each statement execute function tally_added_courses();

create function tally_changed_courses() returns trigger language plpgsql as $$
begin
  insert into course_tally_changes (facet, value, change)
  select v.facet, v.value, sum(c.change) from (
    select 1 as change, type, level, language, workload_hours, category_id, partner_id from after_change
    where deleted_at is null and published_at is not null
    union all
    select -1, type, level, language, workload_hours, category_id, partner_id from before_change
    where deleted_at is null and published_at is not null
  ) c cross join lateral tallied_values(c.type, c.level, c.language, c.workload_hours, c.category_id, c.partner_id) v
  group by v.facet, v.value having sum(c.change) <> 0;
  return null;
end $$;
create trigger courses_tallied_changed after update on courses
  referencing old table as before_change new table as after_change for each statement
  execute function tally_changed_courses();

create function tally_removed_courses() returns trigger language plpgsql as $$
begin
  insert into course_tally_changes (facet, value, change)
  select v.facet, v.value, -count(*) from removed c
    cross join lateral tallied_values(c.type, c.level, c.language, c.workload_hours, c.category_id, c.partner_id) v
  where c.deleted_at is null and c.published_at is not null group by v.facet, v.value;
  return null;
end $$;
create trigger courses_tallied_removed after delete on courses
  referencing old table as removed for each statement execute function tally_removed_courses();

insert into course_tallies (facet, value, course_count)
select v.facet, v.value, count(*) from courses c
  cross join lateral tallied_values(c.type, c.level, c.language, c.workload_hours, c.category_id, c.partner_id) v
where c.deleted_at is null and c.published_at is not null group by v.facet, v.value;
