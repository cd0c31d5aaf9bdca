-- How often each record that staff edit was changed, and by whom last. A record without a row has its first version.
create table record_versions (
  noun text not null,
  record_id bigint not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by bigint references users (id),
  primary key (noun, record_id)
);
create index record_versions_updated_by on record_versions (updated_by);
