create or replace view shared_orders as select id, number, user_id, organization_id, buyer_reference from orders;
