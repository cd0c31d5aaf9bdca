-- Among equals the one that came last stands first, so that no course is read but those of the page.
create index course_sales_order on course_sales (seats desc, course_id desc) where seats > 0;
drop index course_sales_seats;
