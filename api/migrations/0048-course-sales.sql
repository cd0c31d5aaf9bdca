-- How many seats of a course are taken, so that the popular ones are read in their order. Counted after each sale, apart
-- from it: buyers of several courses would wait for each other in a ring.
create table course_sales (
  course_id bigint primary key references courses (id) on delete cascade,
  seats bigint not null
);
create index course_sales_seats on course_sales (seats desc, course_id) where seats > 0;

-- Whoever counts a course queues for it, so that the last one has seen every sale before.
create function count_sales(bigint[]) returns void language plpgsql as $$
begin
  insert into course_sales (course_id, seats) select id, 0 from courses where id = any ($1) order by id
    on conflict do nothing;
  perform from course_sales where course_id = any ($1) order by course_id for update;
  update course_sales s set seats = taken.seats
  from (
    select c.id, coalesce(sum(h.quantity), 0) as seats from courses c left join classes k on k.course_id = c.id
      left join seat_holds h on h.class_id = k.id and h.status = 'consumed'
    where c.id = any ($1) group by c.id
  ) taken
  where s.course_id = taken.id and s.seats <> taken.seats;
end $$;

select count_sales(array_agg(distinct course_id)) from classes;
