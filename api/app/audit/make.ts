const copyOfCertificate = `
  insert into certificates (number, type, enrollment_id, person_id, course_id, snapshot, token, status, status_at, issued_at)
  select replace(number, '/P/', '/C/'), type, enrollment_id, person_id, course_id, snapshot, token || 'x', 'issued', status_at, issued_at
  from certificates`;

const moment = `timestamptz '2026-11-21T07:00:00Z'`;

const copyOfEnrollment = (person: string, item: string) => `
  insert into enrollments (class_id, course_id, person_id, order_item_id, status, registered_at)
  select class_id, course_id, ${person}, ${item}, 'enrolled', registered_at from enrollments`;

const worker = `
  create schema if not exists pgboss;
  create table pgboss.job (id bigint, data jsonb, state text);
  create table pgboss.version (cron_on timestamptz, bam_on timestamptz, flow_on timestamptz)`;

const copyOfRefund = `
  insert into refunds (order_id, payment_id, order_item_ids, amount_minor, currency_id, status, reason, rule, requested_at)
  select o.id, p.id, '{}', o.total_minor, o.currency_id, 'done', 'Doença', 'by_hand', ${moment}
  from payments p join orders o on o.id = p.order_id where p.status = 'paid' order by p.id limit 1`;

const copyOfCase = `
  insert into payment_cases (kind, order_id, payment_id, amount_minor, currency_key, opened_at)
  select 'twice', order_id, id, paid_amount_minor, 'aoa', ${moment} from payments
  where paid_amount_minor > 0 order by id limit 1`;

const unpay = `update payments set status = 'pending', paid_at = null, paid_amount_minor = null`;

/** The database itself refuses to change an issued document. */
const unprotected = 'alter table fiscal_documents disable trigger user';

/** The database itself refuses to change an entry. */
const unlocked = 'alter table ledger_entries disable trigger user';

/** A copy of the charge, in another direction or for another reason. */
const bookedAgain = (kind: string, reason: string) => `
  insert into ledger_entries (organization_id, currency_id, kind, reason, amount_minor, order_id, payment_id, cause, created_at)
  select organization_id, currency_id, '${kind}', '${reason}', amount_minor, order_id, payment_id, cause || '!', ${moment}
  from ledger_entries where order_id is not null`;

/** SQL that violates each invariant in a sound database. */
export const breaches: Record<string, string> = {
  'What an account stores as open is what its entries give': `
    insert into ledger_checkpoints (organization_id, currency_id, through_id, entry_count, unsettled)
    select organization_id, currency_id, max(id), count(*), '{"debits": [], "credits": []}' from ledger_entries
    group by organization_id, currency_id
    having sum(case kind when 'debit' then amount_minor else -amount_minor end) <> 0`,
  'The stored counts of the course list are those of its courses': `insert into course_tally_changes (facet, value, change) values ('level', 'advanced', -1)`,
  'The totals of an order are the sums of its lines': 'update orders set tax_minor = tax_minor + 1',
  'A line of an order costs its price times its quantity, less its discount':
    'update order_items set quantity = quantity + 1',
  'The discount of an order is that of its lines and of its code':
    'update orders set discount_minor = discount_minor + 1',
  'A discount code is held by the orders that stand, and by no other': 'update coupon_uses set released_at = taken_at',
  'A discount code has no more uses than its limits': `
    alter table coupons drop constraint coupons_most_uses_check;
update coupons set most_uses = 0`,
  'A document says what its order costs': 'update invoices set total_minor = total_minor - 1',
  'An order has one live proforma, and none once it is canceled': `update invoices set state = 'annulled'`,
  'A settled order is paid for in full': unpay,
  'Money that settled no order is flagged to go back': `update orders set status = 'cancelada'`,
  'Two payments never settle one order': `
    insert into payments (order_id, invoice_id, user_id, method_slug, channel, provider, amount_minor, currency_id, status,
      paid_at, paid_amount_minor, created_at)
    select order_id, invoice_id, user_id, method_slug, channel, provider, amount_minor, currency_id, status,
      paid_at, paid_amount_minor, created_at from payments`,
  'A payment that is paid says when and how much, and no other does': 'update payments set paid_at = null',
  'An order that has ended has no attempt that waits': `${unpay};
    update orders set status = 'devolvida'`,
  'An order is refunded exactly when all of its money was returned': copyOfRefund,
  'No more of an order is returned than was paid for it': `${copyOfRefund};
    update refunds set amount_minor = amount_minor + 1, status = 'requested'`,
  'What a provider has told is worked on within ten minutes': `
    insert into payment_events (provider, external_id, signature_ok, raw, received_at)
    values ('proxypay', '17', true, '{}', ${moment})`,
  'Money that a provider has told of is taken': `${unpay};
    insert into payment_events (provider, external_id, signature_ok, raw, received_at, processed_at, applied_minor, payment_id)
    select 'proxypay', id::text, true, '{}', ${moment}, ${moment}, 1, id from payments`,
  'All that a provider has told of pays for an order or is in a case': `
    insert into payment_events (provider, external_id, signature_ok, amount_minor, raw, received_at, processed_at)
    values ('proxypay', '17', true, 100, '{}', ${moment}, ${moment})`,
  'Money beyond what an order costs is in a case': `update payments set flag = 'overpaid'`,
  'What paid for an order by a provider adds up to its price': `update payments set provider_ref = '904800000'`,
  'The money of a case is returned once and in full': `${copyOfCase};
    ${copyOfRefund};
    update refunds set case_id = (select max(id) from payment_cases)`,
  'The money of a case is credited to the account of its organization once and in full, or not at all': `${copyOfCase};
    update payment_cases set state = 'credited', resolved_at = opened_at`,
  'An order is charged once to the account that it is bought on, and no other is': `${unlocked};
    update ledger_entries set amount_minor = amount_minor + 1`,
  'The charge of an attempt that has ended is taken back once, and no other is': bookedAgain('credit', 'order'),
  'No order was charged beyond the credit limit of its day': `${unlocked};
    update ledger_entries set limit_minor = 1 where limit_minor is not null`,
  'What was returned of an order on account is credited to the account': bookedAgain('credit', 'refund'),

  'The numbers of fiscal documents have no gap in a series': 'update fiscal_series set next_number = next_number + 1',
  'A signed fiscal document continues the chain of its series': `${unprotected};
    update fiscal_documents set previous_hash = 'x' where series_number = 2`,
  'No fiscal document is older than the one before it in its series': `${unprotected};
    update fiscal_documents set issued_at = ${moment} - interval '1 year' where series_number = 2`,
  'The totals of a fiscal document are the sums of its lines': `${unprotected};
    update fiscal_documents set net_minor = net_minor + 1, tax_minor = tax_minor - 1 where tax_minor > 0`,
  'An invoice states what its order costs': `${unprotected};
    update fiscal_documents set net_minor = net_minor + 1, total_minor = total_minor + 1`,
  'No more is credited or received than was invoiced': `${unprotected};
    update fiscal_documents set net_minor = net_minor + 1000000000, total_minor = total_minor + 1000000000 where kind = 'NC'`,
  'The receipts of an invoice on account add up to the money that paid it': `
    insert into ledger_entries (organization_id, currency_id, kind, reason, amount_minor, cause, created_at)
    select organization_id, currency_id, 'credit', 'payment', 1000, 'no receipt', ${moment} from ledger_entries
    where kind = 'debit' limit 1`,
  'An invoice is annulled when all of it is credited, and no other document is': `update fiscal_documents set state = 'annulled'`,

  'Since orders name the terms that were accepted, every order does': `
    insert into orders (number, user_id, currency_id, subtotal_minor, tax_minor, total_minor, status, placed_at)
    select number || '7', user_id, currency_id, subtotal_minor, tax_minor, total_minor, status, placed_at from orders`,
  'An order accepted the regulation that its class had': 'update order_items set regulation_sha256 = null',
  'A regulation that was accepted can still be read': `update files set deleted_at = ${moment} where category = 'regulation'`,

  'A class has no more seats held and taken than it has': 'update classes set capacity = 0',
  'Every seat is held for somebody': 'update seat_holds set order_item_id = null',
  'An order holds as many seats as its lines say': 'update seat_holds set quantity = quantity + 1',
  'A settled order has its seats': `update seat_holds set status = 'released'`,
  'An order that is not paid has taken no seat, and one that has ended holds none': `update orders set status = 'pendente'`,
  'A seat that was given without an order belongs to a standing enrollment': `
    insert into seat_holds (class_id, enrollment_id, quantity, status, created_at)
    select class_id, id, 1, 'active', registered_at from enrollments;
    update enrollments set status = 'canceled'`,
  'An enrollment without an order has a seat where seats are counted': 'update enrollments set order_item_id = null',
  'A seat that is offered has an offer that stands': `
    insert into seat_holds (class_id, waiting_entry_id, quantity, status, created_at)
    select class_id, id, 1, 'active', ${moment} from waiting_entries`,
  'A line has no more people than seats': `
    insert into order_item_participants (order_item_id, person_id)
    select p.order_item_id, n.id from order_item_participants p cross join persons n on conflict do nothing`,
  'A gift is one seat, which its order holds for nobody else':
    'update order_items set quantity = 2 where id in (select order_item_id from order_gifts)',
  'A gift is accepted exactly where its recipient has the seat and was enrolled': `update gifts set status = 'declined', person_id = null`,
  'Everybody who follows a line that was paid has a seat of it': 'delete from order_item_participants',
  'A paid seat that nobody can have any more was returned, unless an organization bought it': `
    update classes set registration_deadline = ${moment};
    update orders set status = 'aguarda-satisfacao', organization_id = null;
    update order_items set quantity = quantity + 1`,
  'No more people follow a line of an order than it has seats': copyOfEnrollment(
    '(select max(id) from persons)',
    'order_item_id',
  ),

  'The numbers of orders have no gap in a year': `
    update number_series set last_number = last_number + 1 where series like 'orders %'`,
  'The numbers of proformas have no gap in a year': `
    update number_series set last_number = last_number + 1 where series like 'proformas %'`,
  'Every order was counted': `update number_series set last_number = 0 where series like 'orders %'`,
  'Every proforma was counted': `update number_series set last_number = 0 where series like 'proformas %'`,
  'The certificates of an issuer are numbered without a gap each year': `
    update number_series set last_number = last_number + 1 where series like 'certificate %'`,
  'No number was given to two certificates': `drop index certificates_one_standing;
    ${copyOfCertificate}`,
  'Every certificate was counted': `delete from number_series where series like 'certificate %'`,

  'Everybody with a paid seat is enrolled, or was': `delete from certificates;
    delete from attendances; delete from grade_changes; delete from grades;
    delete from enrollments`,
  'The attendance rate of everybody who follows a class is what the marks give':
    'update enrollments set attendance_rate = 1 where attendance_rate is not null',
  'Nobody attended a lesson of another class': `
    insert into lessons (class_id, starts_at, ends_at) select min(id), ${moment}, ${moment} + interval '1 hour' from classes;
update attendances set lesson_id = (select max(id) from lessons) where id = (select max(id) from attendances)`,
  'Nobody is enrolled twice in a class': `drop index enrollments_one_seat_each;
    ${copyOfEnrollment('person_id', 'null')}`,
  'Nobody is enrolled without the files that their class demanded': `
    insert into enrollment_files (enrollment_id, category, status, created_at)
    select id, 'id-copy', 'missing', registered_at from enrollments where status = 'enrolled'`,
  'Nobody who has paid and lacks no file waits for anything': `update enrollments set status = 'registered'`,
  'Nobody follows what an order that is not paid has bought': `update orders set status = 'cancelada'`,
  'An enrollment is in the class that was bought': 'update order_items set class_id = null',
  'An order is done when all that it bought is, and not before':
    'update order_item_participants set enrolled_at = null',
  'A certificate is of an enrollment that earned it': 'update enrollments set concluded_at = null',
  'The final grade of a class with assessments is what its published grades give': `
    insert into assessments (class_id, title, weight, created_at)
    select class_id, 'Teste', 1, ${moment} from enrollments where status = 'enrolled' and concluded_at is null limit 1;
    insert into grades (assessment_id, enrollment_id, grade, published_grade, published_at, status, changed_at)
    select a.id, e.id, 12, 12, ${moment}, 'published', ${moment}
    from assessments a join enrollments e on e.class_id = a.class_id`,
  'An enrollment has one standing certificate at most': `drop index certificates_one_standing;
    ${copyOfCertificate}`,
  'A certificate names its course, and the affiliation whose organization paid for the seat':
    'update certificates set affiliation_id = (select min(id) from affiliations)',

  'An active organization has an owner': `update affiliations set role = 'employee'`,
  'A closed organization has no people and no open order': `update organizations set status = 'closed'`,
  'An active affiliation is of a person who has an account, or had': `
    update affiliations set person_id = null, status = 'ended';
    insert into persons (name, created_at) values ('Sem conta', ${moment});
    update affiliations set person_id = (select max(id) from persons), status = 'active'`,
  'An invitation that waits was sent by email': `
    update affiliations set status = 'invited', expires_at = timestamptz '2026-11-28T07:00:00Z'`,

  'Every file has its bytes': 'update files set byte_size = byte_size + 1',
  'Every picture has its bytes, in all widths that it is shown in': `
    insert into pictures (owner_user_id, sha256, mime, width, height, byte_size, created_at, updated_at)
    values (1, repeat('a', 64), 'image/webp', 10, 10, 100, ${moment}, ${moment})`,
  'Every SCORM package has its files': `
    insert into scorm_packages (version, title, sha256, items, file_count, byte_size, created_at)
    values ('1.2', 'Aula', repeat('a', 64), '[]', 3, 100, ${moment})`,
  // The test writes the bytes.
  'No bytes lie there for a day that no row names': 'select 1',

  'A used link of a form with names has one response, and an unused one none': `
    insert into forms (type, status, is_anonymous, created_at)
    values ('evaluation_survey', 'open', false, ${moment});
    insert into form_tokens (token_hash, form_id, is_anonymous, class_id, person_id, enrollment_id, is_used, expires_at)
    select 'x', (select max(id) from forms), false, class_id, person_id, id, true, ${moment} from enrollments limit 1`,
  'An anonymous form has as many responses of a class as used links': `
    insert into forms (type, status, is_anonymous, created_at)
    values ('satisfaction_survey', 'open', true, ${moment});
    insert into form_tokens (token_hash, form_id, is_anonymous, class_id, is_used, expires_at)
    select 'x', (select max(id) from forms), true, max(id), true, ${moment} from classes`,
  'A file of a form belongs to an answer of its response': `
    insert into forms (type, status, is_anonymous, created_at)
    values ('satisfaction_survey', 'open', true, ${moment});
    insert into form_versions (form_id, version, title, intro, fields, created_at)
    select max(id), 1, '{}', '{}', '[]', ${moment} from forms;
    insert into form_responses (form_id, is_anonymous, class_id, version, answers, is_counted)
    select (select max(id) from forms), true, max(id), 1, '{}', false from classes;
    insert into form_uploads (id, response_id, field_key, name, mime, byte_size, storage_key)
    select gen_random_uuid(), id, 'proof', 'a.pdf', 'application/pdf', 1, 'outros/a.pdf' from form_responses`,

  'Every event is handed over within five minutes while a server runs': `${worker};
    insert into pgboss.version values (timestamptz '2027-01-01', null, null);
    insert into outbox_events (kind, payload, created_at) values ('order_paid', '{}', ${moment})`,
  'Every reaction to an event succeeds, at the latest at its last try': `${worker};
    insert into pgboss.job values (7, '{"reaction": "send-mail", "event_id": 12, "kind": "mail_written"}', 'failed')`,
  'Answers that are stored to be repeated are purged within two days': `
    insert into idempotency_keys (owner, path, key, request_hash, created_at)
    values ('user 1', '/orders/create', 'a', '', timestamptz '2026-11-18T08:00:00Z')`,
};
