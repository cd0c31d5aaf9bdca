-- Two accounts of one person: everything of the one went to the other, and the emptied one is erased.
create table account_merges (
  removed_user_id bigint primary key references users (id),
  staying_user_id bigint not null references users (id),
  merged_at timestamptz not null,
  check (removed_user_id <> staying_user_id)
);
create index account_merges_staying on account_merges (staying_user_id);

-- The thread of a recipient follows the recipient.
alter table class_message_replies drop constraint class_message_replies_class_message_id_person_id_fkey;
alter table class_message_replies add foreign key (class_message_id, person_id)
  references class_message_recipients (class_message_id, person_id) on delete cascade on update cascade;

-- The user is not printed: it follows a merge of accounts, and nothing else.
create or replace function refuse_fiscal_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then raise exception 'fiscal documents are never deleted'; end if;
  if new.user_id <> old.user_id and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' and exists (
    select from account_merges where removed_user_id = old.user_id and staying_user_id = new.user_id
  ) then return new; end if;
  if to_jsonb(new) - 'state' is distinct from to_jsonb(old) - 'state' or old.state = 'annulled' then
    raise exception 'fiscal document % is issued and cannot be changed', old.number;
  end if;
  return new;
end $$;
