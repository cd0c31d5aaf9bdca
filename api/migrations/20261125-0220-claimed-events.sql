-- A process claims the events that it handles, and renews its claim meanwhile.
alter table outbox_events
  add column claimed_by uuid,
  add column claimed_until timestamptz;
