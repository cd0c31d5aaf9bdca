-- Counts what entered a person's library, for the live event that announces it.
alter table message_versions add column library bigint not null default 0;
