create table files (
  id bigint generated always as identity primary key,
  category text not null,
  name text not null,
  mime text not null,
  byte_size bigint not null check (byte_size >= 0),
  sha256 text not null,
  storage_key text not null unique,
  owner_user_id bigint,
  created_at timestamptz not null,
  deleted_at timestamptz
);
