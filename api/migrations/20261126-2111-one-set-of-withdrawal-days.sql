-- The terms print the days of the group General, and refunds went by those of Refunds. General remains, with the value that
-- the operator has changed.
insert into application_settings (slug, key, value, is_public)
select 'General', key, value, true from application_settings
where slug = 'Refunds' and key in ('withdrawalDaysPT', 'withdrawalDaysAO', 'withdrawalDaysMZ')
on conflict (slug, key) do update set value = excluded.value
where application_settings.value = '7' and excluded.value <> '7';
delete from application_settings
where slug = 'Refunds' and key in ('withdrawalDaysPT', 'withdrawalDaysAO', 'withdrawalDaysMZ');
