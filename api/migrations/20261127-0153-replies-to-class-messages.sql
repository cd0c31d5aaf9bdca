-- Who got a message of a class, and may reply to it.
create table class_message_recipients (
  class_message_id bigint not null references class_messages (id) on delete cascade,
  person_id bigint not null references persons (id),
  primary key (class_message_id, person_id)
);
create index class_message_recipients_person on class_message_recipients (person_id, class_message_id);
insert into class_message_recipients (class_message_id, person_id)
select distinct m.id, n.recipient_id from class_messages m
  join notifications n on n.kind = 'class_message' and n.subject = 'class_message ' || m.id
on conflict do nothing;

-- A thread of each recipient with the trainers of the class; nobody else of the class reads it.
create table class_message_replies (
  id bigint generated always as identity primary key,
  class_message_id bigint not null,
  -- The recipient whose thread it is.
  person_id bigint not null,
  author_person_id bigint not null references persons (id),
  text text not null,
  sent_at timestamptz not null,
  foreign key (class_message_id, person_id)
    references class_message_recipients (class_message_id, person_id) on delete cascade
);
create index class_message_replies_thread on class_message_replies (class_message_id, person_id, id);
create index class_message_replies_author on class_message_replies (author_person_id);
