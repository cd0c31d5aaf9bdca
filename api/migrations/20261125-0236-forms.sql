create table forms (
  id bigint generated always as identity primary key,
  type text not null check (type in ('satisfaction_survey', 'evaluation_survey')),
  status text not null default 'draft' check (status in ('draft', 'open', 'closed')),
  is_anonymous boolean not null check (type = 'satisfaction_survey' or not is_anonymous),
  -- The survey of every course that has none of its own.
  is_default boolean not null default false,
  course_id bigint references courses (id),
  assessment_id bigint,
  version integer not null default 1,
  opens_at timestamptz,
  closes_at timestamptz,
  max_responses integer check (max_responses > 0),
  created_at timestamptz not null,
  check (opens_at < closes_at),
  unique (id, is_anonymous)
);
create unique index forms_default on forms (is_default) where is_default;

create table form_versions (
  form_id bigint not null references forms (id),
  version integer not null,
  title jsonb not null,
  intro jsonb not null,
  fields jsonb not null,
  created_at timestamptz not null,
  primary key (form_id, version)
);

-- Of an anonymous form, neither a token nor a response says whose it is, or when it was used.
create table form_tokens (
  token_hash text primary key,
  form_id bigint not null,
  is_anonymous boolean not null,
  class_id bigint not null references classes (id),
  person_id bigint references persons (id),
  enrollment_id bigint references enrollments (id),
  -- Of the form, when the link was first opened.
  version integer,
  is_used boolean not null default false,
  submission_key_hash text,
  expires_at timestamptz not null,
  foreign key (form_id, is_anonymous) references forms (id, is_anonymous),
  check (case when is_anonymous then num_nonnulls(person_id, enrollment_id) = 0
    else num_nonnulls(person_id, enrollment_id) = 2 end)
);
create index form_tokens_class on form_tokens (form_id, class_id);
create index form_tokens_person on form_tokens (person_id) where person_id is not null;

create table form_responses (
  id uuid primary key default gen_random_uuid(),
  form_id bigint not null,
  is_anonymous boolean not null,
  class_id bigint not null references classes (id),
  version integer not null,
  answers jsonb not null,
  -- Whether the results count it.
  is_counted boolean not null,
  token_hash text unique references form_tokens (token_hash),
  person_id bigint references persons (id),
  enrollment_id bigint references enrollments (id),
  submitted_at timestamptz,
  foreign key (form_id, is_anonymous) references forms (id, is_anonymous),
  foreign key (form_id, version) references form_versions (form_id, version),
  check (num_nonnulls(token_hash, person_id, enrollment_id, submitted_at) = case when is_anonymous then 0 else 4 end)
);
create index form_responses_class on form_responses (form_id, class_id);
create index form_responses_person on form_responses (person_id) where person_id is not null;

-- Bound to a link until it is submitted, then to the response.
create table form_uploads (
  id uuid primary key,
  token_hash text references form_tokens (token_hash),
  response_id uuid references form_responses (id),
  field_key text not null,
  name text not null,
  mime text not null,
  byte_size bigint not null,
  storage_key text not null unique,
  check (num_nonnulls(token_hash, response_id) = 1)
);
create index form_uploads_token on form_uploads (token_hash) where token_hash is not null;
create index form_uploads_response on form_uploads (response_id) where response_id is not null;

insert into role_claims (role_id, slug) values (3, 'forms.edit'), (3, 'forms.read'), (4, 'forms.read');
