-- After three holds of which nothing was heard no card is asked for another one, whoever wants it, until staff have looked.

set local lock_timeout = '10s';

alter table membership_charges
  add constraint membership_charges_at_most_three_holds check (saved_card_id is null or lost_holds < 3);
