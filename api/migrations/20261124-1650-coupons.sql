create table coupons (
  id bigint generated always as identity primary key,
  code text not null,
  -- The code without what people confuse: case, hyphens, O and 0, I, L and 1.
  code_key text not null unique,
  percent integer check (percent between 1 and 100),
  amount_minor bigint check (amount_minor > 0),
  currency_id bigint references currencies (id),
  minimum_minor bigint check (minimum_minor > 0),
  scope text not null default 'all' check (scope in ('all', 'courses', 'categories', 'partners')),
  scope_ids bigint[] not null default '{}',
  most_uses integer check (most_uses > 0),
  most_uses_per_person integer check (most_uses_per_person > 0),
  most_uses_per_organization integer check (most_uses_per_organization > 0),
  first_day date,
  last_day date,
  is_active boolean not null default true,
  created_at timestamptz not null,
  check (num_nonnulls(percent, amount_minor) = 1),
  check (currency_id is not null or num_nonnulls(amount_minor, minimum_minor) = 0),
  check ((scope = 'all') = (scope_ids = '{}')),
  check (first_day <= last_day)
);

-- The use of an order counts until it is released. A late one came back with a payment after the limit was reached.
create table coupon_uses (
  order_id bigint primary key references orders (id),
  coupon_id bigint not null references coupons (id),
  user_id bigint not null references users (id),
  organization_id bigint references organizations (id),
  discount_minor bigint not null check (discount_minor > 0),
  taken_at timestamptz not null,
  released_at timestamptz,
  is_late boolean not null default false
);
create index coupon_uses_coupon on coupon_uses (coupon_id) where released_at is null;

create table coupon_tries (
  user_id bigint not null references users (id),
  coupon_id bigint not null references coupons (id),
  tried_at timestamptz not null,
  primary key (user_id, coupon_id)
);
create index coupon_tries_age on coupon_tries (tried_at);

alter table orders add column coupon_code text;
-- Percentages of lines were never written.
alter table order_items drop column discount_percent;
alter table order_items add column discount_minor bigint not null default 0 check (discount_minor >= 0);

insert into role_claims (role_id, slug) values (3, 'coupons.edit');

-- The texts of these messages read new facts.
update notifications set facts = '{"coupon": "none", "discount": ""}' || facts where kind in ('order_placed', 'order_paid');
update user_warnings set facts = '{"coupon": "none", "discount": ""}' || facts where kind in ('order_placed', 'order_paid');
