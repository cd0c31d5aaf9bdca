-- What a person has learned before.
create table qualifications (
  id bigint generated always as identity primary key,
  person_id bigint not null references persons (id),
  level text not null check (level in
    ('basic', 'secondary', 'technical', 'bachelor', 'degree', 'postgraduate', 'master', 'doctorate', 'other')),
  field text not null,
  institution text not null,
  country text not null,
  from_year integer,
  to_year integer,
  is_concluded boolean not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check (to_year is null or from_year is null or to_year >= from_year)
);
create index qualifications_person on qualifications (person_id) where deleted_at is null;

-- The papers of a student, each a kept file. Only those that an enrollment asks for have a status.
create table student_documents (
  id bigint generated always as identity primary key,
  person_id bigint not null references persons (id),
  category text not null check (category in
    ('curriculum-vitae', 'outros', 'id-copy', 'nif-copy', 'qualifications-certificate')),
  title text,
  qualification_id bigint references qualifications (id),
  file_id bigint not null references files (id),
  status text check (status in ('pending', 'accepted', 'rejected')),
  status_at timestamptz,
  rejected_reason text,
  created_at timestamptz not null,
  -- When another file took its place.
  replaced_at timestamptz,
  deleted_at timestamptz,
  -- When its bytes were removed from the store.
  forgotten_at timestamptz,
  check ((category = 'qualifications-certificate') = (qualification_id is not null)),
  check ((category in ('curriculum-vitae', 'outros')) = (status is null))
);
create index student_documents_person on student_documents (person_id, id desc);
create unique index student_documents_one_current on student_documents (person_id, category, coalesce(qualification_id, 0))
  where category <> 'outros' and replaced_at is null and deleted_at is null;
create index student_documents_waiting on student_documents (id)
  where status = 'pending' and replaced_at is null and deleted_at is null;
create index student_documents_to_forget on student_documents (id)
  where forgotten_at is null and (replaced_at is not null or deleted_at is not null);

-- Who consents for a minor.
alter table consents add column guardian_name text;
create index consents_user on consents (user_id, id desc);

-- A person's data to take along, as one zip.
create table data_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  status text not null default 'waiting' check (status in ('waiting', 'ready', 'expired')),
  storage_key text,
  byte_size bigint,
  requested_at timestamptz not null,
  -- When somebody last began to write it; what a killed process began is begun anew.
  started_at timestamptz,
  ready_at timestamptz,
  expires_at timestamptz
);
create unique index data_exports_one_at_a_time on data_exports (user_id) where status = 'waiting';
create index data_exports_user on data_exports (user_id, id desc);
create index data_exports_expiry on data_exports (expires_at) where status = 'ready';

-- Who wants to leave: until closes_at it can be taken back, then the person is erased.
create table account_closings (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  requested_at timestamptz not null,
  closes_at timestamptz not null,
  canceled_at timestamptz,
  erased_at timestamptz
);
create unique index account_closings_one_at_a_time on account_closings (user_id)
  where canceled_at is null and erased_at is null;
create index account_closings_due on account_closings (closes_at) where canceled_at is null and erased_at is null;

insert into application_settings (slug, key, value, is_public) values
  ('General', 'ageOfMajority', '18', true),
  ('General', 'exportLinkDays', '7', true),
  ('General', 'closingGraceDays', '30', true);
