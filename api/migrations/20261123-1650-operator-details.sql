-- Marks a database that demo data were written into. Nothing takes the mark away; production does not open such a database.
create table demo_marks (
  is_demo boolean primary key default true check (is_demo),
  marked_at timestamptz not null
);

-- Demo data that are older than the mark: their accounts have addresses that nobody can own, their courses say where they are from.
insert into demo_marks (marked_at)
select now()
where exists (select from users where username like '%@mestria.example')
  or exists (select from courses where import_source = 'generated');

-- Who runs the site says who sells, where money goes and where letters arrive; until then nobody does.
update application_settings set value = ''
where (slug, key, value) in (
    ('Seller', 'sellerName', 'Mestria, Lda.'),
    ('Seller', 'sellerTaxId', '5417000000'),
    ('Seller', 'sellerAddress', 'Rua Rainha Ginga, 84, Ingombota, Luanda'),
    ('Payments', 'bankName', 'Banco do Planalto'),
    ('Payments', 'bankIban', 'AO06004000006487190231021'),
    ('Payments', 'bankAccountHolder', 'Mestria, Lda.'),
    ('General', 'contactEmail', 'ajuda@mestria.example'))
  and not exists (select from demo_marks);
