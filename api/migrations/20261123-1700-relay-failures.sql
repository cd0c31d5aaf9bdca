-- An event that cannot be handed to the queue is put off and waits beside the others.
alter table outbox_events
  add column relay_attempts integer not null default 0,
  add column relay_error text,
  add column relay_after timestamptz;
