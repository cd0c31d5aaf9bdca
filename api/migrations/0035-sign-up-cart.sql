-- What a guest had gathered at sign-up: it is the cart of the account that the confirmation opens.
alter table sign_ups add column cart text not null default '[]';
