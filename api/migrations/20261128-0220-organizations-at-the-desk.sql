create or replace view shared_organizations as
  select id, name, tax_id, country, status, email, credit_limit_minor, credit_currency_id, created_at from organizations;
