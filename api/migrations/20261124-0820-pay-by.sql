-- The deadline of the payment; expires_at includes a grace period and never becomes earlier.
alter table orders add column pay_by timestamptz;

update orders o
set pay_by = case
  when exists (
    select from payments p where p.order_id = o.id and p.status = 'pending' and p.proof_sent_at is not null) then null
  else coalesce(
    (select p.expires_at from payments p where p.order_id = o.id and p.status = 'pending' limit 1),
    least(o.expires_at, (
      select min(k.registration_deadline)
      from order_items i join classes k on k.id = i.class_id
      where i.order_id = o.id)))
  end
where o.status in ('pendente', 'aguarda-pagamento') and o.total_minor > 0;

-- Where cash is paid, and when, by locale. Cash is not offered until the operator has set both.
insert into application_settings (slug, key, value, is_public)
select 'Payments', key, case when exists (select from demo_marks) then value else '' end, true
from (values
    ('cashAddress',
     '{"pt":"Rua Rainha Ginga, 87, 2.º andar, Luanda","en-GB":"Rua Rainha Ginga, 87, 2nd floor, Luanda"}'),
    ('cashHours',
     '{"pt":"Dias úteis, das 8h00 às 17h00 (hora de Luanda)","en-GB":"Weekdays, 8 am to 5 pm (Luanda time)"}')
  ) as desk (key, value)
on conflict do nothing;

-- The texts of these messages read new facts.
update notifications set facts = '{"desk": "no", "address": "", "hours": ""}' || facts where kind = 'payment_awaited';
update user_warnings set facts = '{"desk": "no", "address": "", "hours": ""}' || facts where kind = 'payment_awaited';
update notifications set facts = '{"open": "yes"}' || facts where kind in ('payment_declined', 'payment_lapsed');
update user_warnings set facts = '{"open": "yes"}' || facts where kind in ('payment_declined', 'payment_lapsed');
