-- Where other programs receive events.
create table webhooks (
  id bigint generated always as identity primary key,
  name text not null,
  address text not null,
  events text[] not null,
  is_active boolean not null default true,
  secret_sealed text not null,
  former_secret_sealed text,
  former_secret_until timestamptz,
  failing_since timestamptz,
  disabled_reason text check (disabled_reason in ('staff', 'failing', 'gone')),
  -- Until then somebody is sending to it.
  sending_until timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check (is_active = (disabled_reason is null))
);

-- What was sent, or waits. An event is sent once to each webhook, however often its reaction runs.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks (id),
  event_id bigint not null,
  type text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_attempt_at timestamptz,
  last_status integer,
  last_error text,
  last_duration_ms integer,
  created_at timestamptz not null,
  unique (webhook_id, event_id, type),
  check ((state = 'waiting') = (next_attempt_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at) where state = 'waiting';
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_age on webhook_deliveries (created_at);

insert into role_claims (role_id, slug) values (3, 'webhooks.manage');
