-- Without a running attempt the deadline is the expiry of the order. Registration deadlines are respected when it is read.
update orders o
set pay_by = o.expires_at
where o.status in ('pendente', 'aguarda-pagamento')
  and o.pay_by is not null
  and not exists (select from payments p where p.order_id = o.id and p.status = 'pending');
