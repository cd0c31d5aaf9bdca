-- A picture of a course, a partner or a post is the house's own: nobody's but shown to everybody, once it is drawn in
-- its widths.
alter table pictures
  alter column owner_user_id drop not null,
  -- Of the file that was brought, by which an import knows it again.
  add column source_sha256 text,
  add column shown_at timestamptz,
  add column drawn_at timestamptz,
  -- In which it was drawn, as AVIF and as WebP.
  add column widths integer[],
  -- A few pixels of it, to be shown until it is there.
  add column placeholder text,
  add constraint pictures_drawn check ((drawn_at is null) = (widths is null)),
  add constraint pictures_shown check (drawn_at is null or shown_at is not null and owner_user_id is null);
create index pictures_source on pictures (source_sha256) where source_sha256 is not null;

alter table courses add column cover_picture_id bigint references pictures (id);
alter table partners
  add column logo_picture_id bigint references pictures (id),
  add column cover_picture_id bigint references pictures (id);
alter table news add column cover_picture_id bigint references pictures (id);

create index courses_cover_picture on courses (cover_picture_id) where cover_picture_id is not null;
create index partners_logo_picture on partners (logo_picture_id) where logo_picture_id is not null;
create index partners_cover_picture on partners (cover_picture_id) where cover_picture_id is not null;
create index news_cover_picture on news (cover_picture_id) where cover_picture_id is not null;

create or replace view published_courses as
  select * from courses where deleted_at is null and published_at is not null;

-- What a page needs to show a picture; null until it is drawn. No picture costs no look.
create function shown_picture(picture_id bigint) returns jsonb language sql stable strict as $$
  select jsonb_build_object('id', p.id, 'sha256', p.sha256, 'widths', p.widths, 'width', p.width, 'height', p.height,
    'placeholder', p.placeholder)
  from public.pictures p where p.id = picture_id and p.drawn_at is not null
$$;
