-- Baskets that change under somebody's eyes.

-- Raised by whoever locks the basket for a change: an add that looked before writes only if nobody changed it since.
alter table carts add column version integer not null default 0;
