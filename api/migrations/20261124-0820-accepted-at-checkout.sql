-- What the buyer accepted with the order: the terms with their refund rule, and the regulation of each class (domain 4.2).
alter table orders
  add column terms_version text,
  add column terms_accepted_at timestamptz,
  add constraint orders_terms_accepted check ((terms_version is null) = (terms_accepted_at is null));
alter table order_items add column regulation_sha256 text;
create index order_items_regulation on order_items (regulation_sha256) where regulation_sha256 is not null;

-- Since when a class has its regulation. Orders placed before this migration accepted none.
alter table classes add column regulation_since timestamptz;
update classes set regulation_since = now() where regulation_file_id is not null;
alter table classes
  add constraint classes_regulation_since check ((regulation_since is null) = (regulation_file_id is null));

-- The days to withdraw from a purchase where no law sets them (domain 1.4).
insert into application_settings (slug, key, value, is_public) values
  ('General', 'withdrawalDaysAO', '7', true),
  ('General', 'withdrawalDaysMZ', '7', true)
on conflict (slug, key) do nothing;
