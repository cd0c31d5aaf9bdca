-- Who signs the certificates of a partner, and in what function.
alter table partners
  add column signatory_name text,
  add column signatory_role jsonb not null default '{}';

create or replace view shared_partners as
  select id, name, tax_id, licence, city, country, signatory_name, signatory_role from partners;
