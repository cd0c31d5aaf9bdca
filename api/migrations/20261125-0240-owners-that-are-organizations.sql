-- Nobody can read or change what belongs to an organization that does not exist: nothing else refers to it. Orders hold
-- their own copy of an address.
delete from tax_addresses a
where a.organization_id is not null and not exists (select from organizations o where o.id = a.organization_id);
delete from payment_details d
where d.organization_id is not null and not exists (select from organizations o where o.id = d.organization_id);

alter table tax_addresses add constraint tax_addresses_organization_id_fkey
  foreign key (organization_id) references organizations (id) not valid;
alter table tax_addresses validate constraint tax_addresses_organization_id_fkey;
alter table payment_details add constraint payment_details_organization_id_fkey
  foreign key (organization_id) references organizations (id) not valid;
alter table payment_details validate constraint payment_details_organization_id_fkey;
