create table orders (
  id bigint generated always as identity primary key,
  number text not null unique,
  user_id bigint not null references users (id),
  tax_address_snapshot jsonb,
  currency_id bigint not null references currencies (id),
  exchange_rate numeric(20, 10),
  subtotal_minor bigint not null,
  discount_minor bigint not null default 0,
  tax_minor bigint not null,
  total_minor bigint not null check (total_minor >= 0),
  status text not null check (status in
    ('pendente', 'aguarda-pagamento', 'aguarda-satisfacao', 'finalizada', 'devolvida', 'cancelada')),
  cancel_reason text,
  approved_by bigint references users (id),
  placed_at timestamptz not null,
  expires_at timestamptz
);
create index orders_user on orders (user_id, id desc);
create index orders_expiry on orders (expires_at) where status in ('pendente', 'aguarda-pagamento');

create table order_items (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  kind text not null default 'course' check (kind in ('course', 'package', 'service')),
  course_id bigint not null references courses (id),
  class_id bigint references classes (id),
  title jsonb not null,
  quantity integer not null check (quantity > 0),
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  discount_percent numeric(5, 2) not null default 0,
  tax_rate_percent numeric(5, 2) not null,
  net_minor bigint not null,
  tax_minor bigint not null
);
create index order_items_order on order_items (order_id);
create index order_items_course on order_items (course_id);

create table order_item_participants (
  order_item_id bigint not null references order_items (id),
  person_id bigint not null references persons (id),
  enrolled_at timestamptz,
  primary key (order_item_id, person_id)
);
create index order_item_participants_person on order_item_participants (person_id);

create table invoices (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  kind text not null check (kind in ('PF', 'FT', 'FR', 'NC', 'ND', 'RC')),
  number text not null unique,
  issued_at timestamptz not null,
  currency_id bigint not null references currencies (id),
  total_minor bigint not null,
  snapshot jsonb not null,
  state text not null default 'issued' check (state in ('draft', 'issued', 'annulled'))
);
create index invoices_order on invoices (order_id);

insert into role_claims (role_id, slug) values (3, 'orders.edit');

-- Who sells: printed on every proforma.
insert into application_settings (slug, key, value, is_public) values
  ('Seller', 'sellerName', 'Mestria, Lda.', true),
  ('Seller', 'sellerTaxId', '5417000000', true),
  ('Seller', 'sellerAddress', 'Rua Rainha Ginga, 84, Ingombota, Luanda', true);
