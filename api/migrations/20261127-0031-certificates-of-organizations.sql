-- An organization may have thousands of certificates, and whose they are was found through orders and enrollments for
-- each list. So a certificate names its course, and the organization that paid for the seat, with the affiliation of the
-- person there.
alter table certificates add column course_id bigint references courses (id),
  add column organization_id bigint references organizations (id),
  add column affiliation_id bigint references affiliations (id);
update certificates c set course_id = e.course_id, organization_id = t.organization_id, affiliation_id = t.affiliation_id
  from enrollments e left join shared_organization_training t on t.enrollment_id = e.id where e.id = c.enrollment_id;
alter table certificates alter column course_id set not null;
create index certificates_organization on certificates (organization_id, id desc)
  include (affiliation_id, person_id, course_id, issued_at, status, valid_until) where organization_id is not null;

create or replace view shared_affiliations as
  select id, organization_id, person_id, role, status, department, cost_centre, ended_at from affiliations;
