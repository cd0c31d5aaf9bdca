-- Staff find an order by the address of its buyer and the name of the organization.
create view shared_usernames as select id as user_id, username from users;
create index users_username_trigrams on users using gin (lower(username) gin_trgm_ops);
create index organizations_name_trigrams on organizations using gin (fold(name) gin_trgm_ops);
create index orders_status on orders (status, placed_at desc, id desc);
create index orders_total on orders (total_minor desc, id desc);
