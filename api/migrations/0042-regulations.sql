-- The rules of a class, as everybody may read them before buying (domain 4.1).
alter table classes add column regulation_file_id bigint references files (id);
