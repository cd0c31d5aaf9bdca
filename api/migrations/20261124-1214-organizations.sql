create table organizations (
  id bigint generated always as identity primary key,
  name text not null,
  tax_id text not null,
  country text not null,
  email text not null default '',
  phone text not null default '',
  street text not null default '',
  city text not null default '',
  region text not null default '',
  postal_code text not null default '',
  status text not null default 'active' check (status in ('active', 'suspended')),
  erp_group text check (erp_group in ('CNGN', 'CNGE', 'CGSB')),
  credit_limit_minor bigint not null default 0 check (credit_limit_minor >= 0),
  credit_currency_id bigint not null references currencies (id),
  payment_terms_days integer not null default 30 check (payment_terms_days between 0 and 120),
  contract_number text,
  contract_from date,
  contract_to date,
  contract_ceiling_minor bigint check (contract_ceiling_minor >= 0),
  created_at timestamptz not null,
  check (contract_from <= contract_to),
  check (num_nulls(contract_number, contract_from, contract_to, contract_ceiling_minor) in (0, 4))
);
create unique index organizations_tax_id on organizations (country, tax_id);
create index organizations_name on organizations (fold(name), id);

create table affiliations (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id),
  -- From the acceptance on.
  person_id bigint references persons (id),
  -- In lower case; empty once the person is erased, like the name.
  email text not null check (email = lower(email)),
  name text not null default '',
  role text not null check (role in ('owner', 'training_manager', 'finance', 'employee')),
  status text not null check (status in ('invited', 'active', 'declined', 'expired', 'ended')),
  department text not null default '',
  cost_centre text not null default '',
  employee_no text not null default '',
  invited_by_user_id bigint references users (id),
  invited_at timestamptz,
  expires_at timestamptz,
  -- Null while the email of the invitation is not written; the token exists only in that email.
  mailed_at timestamptz,
  token_hash text unique,
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by_user_id bigint references users (id),
  name_folded text not null generated always as (fold(name)) stored,
  search_text text not null generated always as (fold(name || ' ' || email || ' ' || employee_no)) stored,
  check (status <> 'active' or person_id is not null),
  check (status <> 'invited' or expires_at is not null)
);
-- Who declined or let it expire is invited again in the same row; who left comes back in a new one.
create unique index affiliations_email on affiliations (organization_id, email) where status <> 'ended';
create unique index affiliations_person on affiliations (organization_id, person_id) where status = 'active';
create index affiliations_name on affiliations (organization_id, name_folded, id);
create index affiliations_department on affiliations (organization_id, department, id);
create index affiliations_search on affiliations using gin (search_text gin_trgm_ops);
create index affiliations_of_person on affiliations (person_id);
create index affiliations_of_email on affiliations (email);
create index affiliations_expiry on affiliations (expires_at) where status = 'invited';

insert into role_claims (role_id, slug) values (3, 'organizations.read'), (3, 'organizations.edit');

create view shared_organizations as select id, name, tax_id, country, status from organizations;
create view shared_affiliations as
  select id, organization_id, person_id, role, status, department, cost_centre from affiliations;
