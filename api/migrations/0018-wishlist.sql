-- Courses that somebody keeps for later. One that was removed stays for a while, so that removing can be undone.
create table wishlist_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  course_id bigint not null references courses (id),
  saved_at timestamptz not null,
  removed_at timestamptz,
  -- The editor's price that the user last saw or was told of: what a fall is measured by.
  price_minor bigint,
  price_currency_id bigint references currencies (id),
  -- The price that was told last, and when: a price that swings is not told again the same day.
  price_told_minor bigint,
  price_told_at timestamptz,
  seat_told_at timestamptz,
  unique (user_id, course_id)
);
create index wishlist_entries_course on wishlist_entries (course_id, user_id) where removed_at is null;
create index wishlist_entries_removed on wishlist_entries (removed_at) where removed_at is not null;
