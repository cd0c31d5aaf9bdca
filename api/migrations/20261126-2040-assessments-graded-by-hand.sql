-- Graded by a trainer at least in part.
create or replace view shared_content_assessments as
  select content_id, type,
    type = 'other' or exists (
      select from jsonb_array_elements(questions) q where q->>'kind' in ('long_text', 'file')
    ) as is_graded_by_hand
  from content_assessments;
