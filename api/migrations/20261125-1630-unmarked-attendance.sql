-- A mark that was taken back stays with its version, so that nobody overwrites unseen what came after it.
alter table attendances drop constraint attendances_state_check;
alter table attendances drop constraint attendances_check;
alter table attendances add constraint attendances_state_check
  check (state in ('present', 'late', 'absent', 'justified', 'unmarked'));
alter table attendances add constraint attendances_minutes_of_state
  check ((state in ('absent', 'justified', 'unmarked')) = (minutes = 0));
