-- What a trainer tells visitors on the pages of their courses.
create table trainer_profiles (
  person_id bigint primary key references persons (id),
  about jsonb not null default '{}',
  picture_id bigint references pictures (id),
  updated_at timestamptz not null
);
create index trainer_profiles_picture on trainer_profiles (picture_id) where picture_id is not null;

create view shared_trainer_profiles as
  select person_id, about, shown_picture(picture_id, '{}') as picture from trainer_profiles;
