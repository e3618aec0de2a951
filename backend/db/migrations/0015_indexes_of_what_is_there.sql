-- Most bookings and lines have no bundle, order, parent or penalty. An index without those is smaller, and writing them
-- doesn't touch it.

drop index bookings_by_bundle, bookings_by_order;
create index bookings_by_bundle on bookings (bundle_id) where bundle_id is not null;
create index bookings_by_order on bookings (order_id) where order_id is not null;

drop index cart_items_by_parent, cart_items_one_per_bundle, cart_items_penalty_once;
create index cart_items_by_parent on cart_items (parent_id) where parent_id is not null;
create unique index cart_items_one_per_bundle on cart_items (bundle_id) where bundle_id is not null;
create unique index cart_items_penalty_once on cart_items (cart_id, penalty_id) where penalty_id is not null;
