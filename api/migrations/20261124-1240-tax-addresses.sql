-- The foreign key of organization_id waits for the table of organizations.
create table tax_addresses (
  id bigint generated always as identity primary key,
  user_id bigint references users (id),
  organization_id bigint,
  name text not null,
  tax_id text not null default '',
  country text not null,
  street text not null default '',
  city text not null default '',
  region text not null default '',
  postal_code text not null default '',
  email text not null default '',
  is_default boolean not null default false,
  -- When an order was first made out to it.
  used_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nonnulls(user_id, organization_id) = 1),
  check (not is_default or hidden_at is null)
);
create index tax_addresses_of_user on tax_addresses (user_id) where hidden_at is null;
create index tax_addresses_of_organization on tax_addresses (organization_id) where hidden_at is null;
create unique index tax_addresses_default_of_user on tax_addresses (user_id) where is_default;
create unique index tax_addresses_default_of_organization on tax_addresses (organization_id) where is_default;
