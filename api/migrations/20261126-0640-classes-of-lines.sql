-- Tells without the order whether one of its classes demands files.
create or replace view shared_order_items as select id, order_id, class_id from order_items;
