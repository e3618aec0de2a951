-- What the front desk takes as payment.

create table desk_tenders (
  tender_type text primary key check (tender_type in (
    'cash', 'card', 'cheque', 'offline-voucher', 'float', 'off-system', 'direct-debit', 'voucher', 'gift-card',
    'inclusive')),
  is_accepted boolean not null default true,
  -- Needed besides selling; null: nothing more.
  permission text check (permission in ('customers', 'timetable', 'categories', 'attendance', 'refunds'))
);
insert into desk_tenders (tender_type, permission) values
  ('cash', null), ('card', null), ('cheque', null), ('offline-voucher', null), ('float', null), ('direct-debit', null),
  ('voucher', null), ('gift-card', null),
  -- Nothing is received for these.
  ('off-system', 'refunds'), ('inclusive', 'refunds');

-- What was handed over in cash, of which the rest was change.
alter table payments add column tendered integer,
  add constraint payments_tendered_in_cash check (tendered is null or tender_type = 'cash' and amount > 0 and tendered >= amount);
