-- The terms in force apply to an order that staff place, and nobody has accepted them.
alter table orders drop constraint orders_terms_accepted;
alter table orders add constraint orders_terms_accepted check (terms_accepted_at is null or terms_version is not null);
