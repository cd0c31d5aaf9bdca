-- Seats of people who have not accepted their invitation yet. A row counts as long as the invitation stands.
create table promised_seats (
  order_item_id bigint not null references order_items (id),
  affiliation_id bigint not null references affiliations (id),
  promised_by_user_id bigint references users (id),
  promised_at timestamptz not null,
  primary key (order_item_id, affiliation_id)
);
create index promised_seats_of_affiliation on promised_seats (affiliation_id);

create view shared_organization_people as
  select id, organization_id, person_id, name, name_folded, email, department, status, expires_at, search_text
  from affiliations;
