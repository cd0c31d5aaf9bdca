alter table organizations drop constraint organizations_status_check;
alter table organizations add constraint organizations_status_check check (status in ('active', 'suspended', 'closed'));
-- The same company may come back as a new organization.
drop index organizations_tax_id;
create unique index organizations_tax_id on organizations (country, tax_id) where status <> 'closed';
