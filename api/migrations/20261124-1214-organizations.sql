create table organizations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  name text not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create unique index organizations_name_of_user on organizations (user_id, name) where deleted_at is null;
