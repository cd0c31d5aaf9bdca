-- That the person has accepted the rules of the class, and which file they were then (domain 4.1).
alter table enrollments
  add column regulation_accepted_at timestamptz,
  add column regulation_sha256 text,
  add constraint enrollments_regulation_accepted check ((regulation_accepted_at is null) = (regulation_sha256 is null));
create index enrollments_regulation on enrollments (regulation_sha256) where regulation_sha256 is not null;
