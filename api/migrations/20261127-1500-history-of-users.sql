-- The history of a user says which role was given or taken.
create or replace view shared_status_history as
  select id, subject, subject_id, move, reason, actor_user_id, moved_at, from_status, to_status from status_history;
