-- What providers need whose flow is push or redirect: whom to ask, and where to send the buyer.
alter table payments
  add column phone text,
  add column redirect_url text;
