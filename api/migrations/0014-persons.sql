alter table persons
  -- Null until the person has said which is which; until then they are read off the name.
  add column first_name text,
  add column last_name text,
  add column document_country text,
  add column document_expires_on date,
  add column phone text,
  add column street text,
  add column city text,
  add column province text,
  add column postal_code text,
  add column country text,
  add column professional_situation text check (professional_situation in ('employed', 'unemployed')),
  add column gender text check (gender in ('masculino', 'feminino')),
  add column updated_at timestamptz;

create unique index persons_document on persons (document_type, document_number, document_country)
  where document_number is not null and deleted_at is null;

create table pictures (
  id bigint generated always as identity primary key,
  owner_user_id bigint not null,
  -- Of the bytes that we made; where they lie follows from it, so that the same picture lies there once.
  sha256 text not null,
  mime text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  byte_size bigint not null check (byte_size > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index pictures_owner on pictures (owner_user_id);
create index pictures_sha256 on pictures (sha256);

alter table users
  add constraint users_picture foreign key (user_picture_id) references pictures (id);

-- Another address that a user has asked for; it takes the place of the old one by the link that is sent to it.
create table email_changes (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users (id),
  username text not null,
  created_at timestamptz not null
);
