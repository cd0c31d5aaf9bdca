-- What the house does for somebody, beside what it teaches (specification 4, package types).
alter table courses
  drop constraint courses_package_type_check,
  add constraint courses_package_type_check check (package_type in ('pacote', 'curso', 'servico'));

-- When a service was done for its buyer; a seat is told by whom it was taken.
alter table order_items add column delivered_at timestamptz;

-- What was told before services were sold says where to find a course.
update notifications set facts = facts || '{"service": "no"}' where kind = 'order_paid';
