-- Who has ordered a seat of a class.
create index order_items_class on order_items (class_id);

-- A provider names a payment by its reference or by its charge.
create index payments_charge on payments (provider, charge_id) where charge_id is not null;

-- With a pattern that is not known in advance, PostgreSQL read all warnings of the kinds; a range in the order of "C"
-- needs no pattern.
create index user_warnings_of_matter on user_warnings (kind, subject collate "C") where is_active;
drop index user_warnings_waiting;

-- The classes of a trainer.
create index class_trainers_person on class_trainers (person_id);
