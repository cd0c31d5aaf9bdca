-- The hours of the cash desk are data. Texts in the form of the manual are converted; cash is off where another text stands.
update application_settings
set value = (
  select format(
    '{"open":[{"weekdays":["mon","tue","wed","thu","fri"],"from":"%s:%s","to":"%s:%s"}],"holidays":[],"zone":"Africa/Luanda"}',
    lpad(times[1], 2, '0'), times[2], lpad(times[3], 2, '0'), times[4])
  from regexp_match(value, '([0-9]{1,2})h([0-9]{2}) às ([0-9]{1,2})h([0-9]{2})') as times)
where slug = 'Payments' and key = 'cashHours'
  and value ~ '^(\{"pt": *")?Dias úteis, das [0-9]{1,2}h[0-9]{2} às [0-9]{1,2}h[0-9]{2}( \(hora de Luanda\))?("|$)';
