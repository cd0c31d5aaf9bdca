-- The number that the buying organization gave the order in its own books.
alter table orders add column buyer_reference text;
create index orders_buyer_reference on orders using gin (fold(buyer_reference) gin_trgm_ops)
  where buyer_reference is not null;

-- It was not paid: its debt entered the current account.
alter table orders add column on_account boolean not null default false;
update orders set on_account = true where id in (
  select order_id from payments where method_slug = 'contracto' and status = 'paid'
);

-- When the buyer was asked to choose how to pay; null until then, and where the method was chosen at once.
alter table orders add column reminded_to_pay_at timestamptz;
update orders set reminded_to_pay_at = placed_at where status = 'pendente';
create index orders_to_remind on orders (placed_at) where status = 'pendente' and reminded_to_pay_at is null;

-- The text of this message reads a new fact.
update notifications set facts = '{"approval": "no"}' || facts where kind = 'order_placed';
update user_warnings set facts = '{"approval": "no"}' || facts where kind = 'order_placed';
