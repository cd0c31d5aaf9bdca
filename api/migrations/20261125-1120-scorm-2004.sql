-- The activities of a SCORM 2004 package with their sequencing; null for SCORM 1.2.
alter table scorm_packages add column activities jsonb;

-- Where the learner is in the activities of SCORM 2004, what each of them has recorded, and the global objectives.
alter table scorm_attempts add column sequencing jsonb;

-- Everything that an activity of SCORM 2004 wrote in its current attempt; null for SCORM 1.2.
alter table sco_states add column cmi jsonb;
-- The best results, for reports.
alter table sco_states add column completion_status text
  check (completion_status in ('completed', 'incomplete', 'not attempted', 'unknown'));
alter table sco_states add column success_status text check (success_status in ('passed', 'failed', 'unknown'));
alter table sco_states add column score_scaled numeric check (score_scaled between -1 and 1);
alter table sco_states add column progress_measure numeric check (progress_measure between 0 and 1);
-- SCORM 2004 has scores of any size.
alter table sco_states alter column score_raw type numeric;
alter table sco_states alter column score_min type numeric;
alter table sco_states alter column score_max type numeric;

-- How many attempts a learner has, and which of them counts as the grade.
alter table contents add column attempts_allowed integer not null default 1 check (attempts_allowed between 1 and 1000);
alter table contents add column attempt_grading text not null default 'best'
  check (attempt_grading in ('best', 'last', 'average'));
alter table scorm_attempts add column grade numeric(5, 2);
alter table scorm_attempts add column ended_at timestamptz;
