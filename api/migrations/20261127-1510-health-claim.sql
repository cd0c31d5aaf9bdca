insert into role_claims (role_id, slug) values (3, 'health.manage');
