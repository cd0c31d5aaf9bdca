-- A trainer's own page: public once it is switched on.
alter table trainer_profiles add column has_page boolean not null default false;

create view shared_trainers as
  select u.person_id from users u
  where u.deleted_at is null and u.disabled_at is null
    and exists (select from user_roles r join roles on roles.id = r.role_id where r.user_id = u.id and roles.name = 'trainer');

create or replace view shared_trainer_profiles as
  select person_id, about, shown_picture(picture_id, '{}') as picture, has_page, updated_at from trainer_profiles;
