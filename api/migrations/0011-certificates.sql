create table certificates (
  id bigint generated always as identity primary key,
  number text not null unique,
  type text not null check (type in ('participation-certificate', 'conclusion-certificate')),
  enrollment_id bigint not null references enrollments (id),
  person_id bigint not null references persons (id),
  -- What is printed, frozen at issue: person, course, class, dates, hours, modules, grade, issuer.
  snapshot jsonb not null,
  token text not null unique,
  status text not null default 'issued' check (status in ('issued', 'revoked', 'replaced')),
  status_at timestamptz not null,
  revoked_reason text,
  replaced_by_id bigint references certificates (id),
  issued_at timestamptz not null,
  valid_until timestamptz,
  show_name boolean not null default false,
  show_grade boolean not null default false,
  pdf_file_id bigint references files (id),
  pdf_sha256 text
);
create unique index certificates_one_standing on certificates (enrollment_id) where status = 'issued';
create index certificates_person on certificates (person_id, id desc);

-- The first part of every number: taken from the partner's name once, and then for ever its own. Without a partner it is the house's.
create table certificate_issuers (
  code text primary key,
  partner_id bigint unique references partners (id)
);
insert into certificate_issuers (code, partner_id) values ('MES', null);
