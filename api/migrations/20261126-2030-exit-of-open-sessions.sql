-- The exit of a session is stored with what its activity wrote. Sessions that are open now have it only here.
update sco_states set cmi = jsonb_set(cmi, '{exit}', '"suspend"')
where session_open and exit_mode = 'suspend' and cmi is not null;
