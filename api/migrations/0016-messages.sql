-- Stored as kind and facts, and worded when they are read, so that a change of language changes them too.
create table user_warnings (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  type text not null check (type in ('alert', 'important', 'informative')),
  kind text not null,
  subject text not null,
  facts jsonb not null,
  link text,
  display_in_frontoffice boolean not null default true,
  is_active boolean not null default true,
  read_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index user_warnings_user on user_warnings (user_id, id desc);
create index user_warnings_waiting on user_warnings (kind, subject) where is_active;

create table notifications (
  id bigint generated always as identity primary key,
  recipient_id bigint not null references persons (id),
  kind text not null,
  subject text not null,
  facts jsonb not null,
  link text,
  is_enabled boolean not null default true,
  read_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index notifications_recipient on notifications (recipient_id, id desc);

-- Who was told what about which subject: an event that comes twice tells once, whatever became of the message.
create table told_messages (
  user_id bigint not null references users (id),
  kind text not null,
  subject text not null,
  told_at timestamptz not null,
  primary key (user_id, kind, subject)
);

-- Only what a user has changed; without a row the kind's own default holds.
create table notification_configurations (
  user_id bigint not null references users (id),
  kind text not null,
  in_app boolean not null,
  email boolean not null,
  primary key (user_id, kind)
);

-- Counts every change of a user's messages. Its row is locked until the change commits, so the counts come out in order.
create table message_versions (
  user_id bigint primary key references users (id),
  warnings bigint not null default 0,
  notifications bigint not null default 0
);

-- Set before a mail leaves and cleared when it surely has not left: who finds it set does not send again.
alter table mails add column sending_at timestamptz;
alter table mails add column reply_to text;
create index mails_age on mails (created_at);

insert into role_claims (role_id, slug) values (3, 'messages.edit');

insert into application_settings (slug, key, value, is_public) values
  ('General', 'contactEmail', 'ajuda@mestria.example', false);
