-- What a person ordered alone: who buys for an organization has thousands of other orders.
create index orders_of_person on orders (user_id, id desc) where organization_id is null;
