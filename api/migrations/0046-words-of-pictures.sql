-- What a picture says to those who do not see it, by locale key; nothing where it says no more than the words beside it.
alter table courses add column cover_picture_alt jsonb not null default '{}';
alter table partners
  add column logo_picture_alt jsonb not null default '{}',
  add column cover_picture_alt jsonb not null default '{}';
alter table news add column cover_picture_alt jsonb not null default '{}';

create or replace view published_courses as
  select * from courses where deleted_at is null and published_at is not null;

-- What a page needs to show a picture; null until it is drawn. No picture costs no look.
drop function shown_picture(bigint);
create function shown_picture(picture_id bigint, alt jsonb) returns jsonb language sql stable strict as $$
  select jsonb_build_object('id', p.id, 'sha256', p.sha256, 'widths', p.widths, 'width', p.width, 'height', p.height,
    'placeholder', p.placeholder, 'alt', alt)
  from public.pictures p where p.id = picture_id and p.drawn_at is not null
$$;
