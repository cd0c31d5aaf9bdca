-- Who waited for a seat in a class that is over waits no more; that is too late to tell them.
update waiting_entries w set status = 'expired', ended_at = now()
from classes k
where k.id = w.class_id and w.status in ('waiting', 'offered')
  and (k.start_at <= now() or k.status in ('canceled', 'concluded'));
update seat_holds h set status = 'released'
from waiting_entries w
where w.id = h.waiting_entry_id and h.status = 'active' and w.status = 'expired';
