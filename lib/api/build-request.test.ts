import { routes } from '#contract/routes.ts';
import { buildRequest } from './build-request.ts';

describe('a call on the wire', () => {
  it('fills its path, and its query in snake_case', () => {
    const { target, method, body } = buildRequest(routes.listActivitySlots, {
      params: { venue: 'a b/c', activity: 'squash' },
      query: { date: '2026-11-24', locationId: null, compositeKey: undefined },
    });
    expect(target).toBe('/api/activities/venue/a%20b%2Fc/activity/squash/slots?date=2026-11-24');
    expect(method).toBe('GET');
    expect(body).toBeUndefined();
  });

  it('repeats the key of a list and writes booleans out', () => {
    const { target } = buildRequest(routes.listVenues, { query: { venueIds: ['1', '2'], isOpen: false, radius: 0 } });
    expect(target).toBe('/api/activities/venues?venue_ids=1&venue_ids=2&is_open=false&radius=0');
  });

  it('wraps the body of a write below /api/v1/, and no other', () => {
    const wrapped = buildRequest(routes.addUserCartItems, {
      params: { userId: 7, source: 'activity-booking' },
      body: { cartItems: [] },
    });
    expect(wrapped.body).toBe('{"data":{"cart_items":[]}}');
    expect(buildRequest(routes.addCartItems, { body: { membershipUserId: 1 } }).body).toBe('{"membership_user_id":1}');
  });

  it('carries one idempotency key for each write, the caller’s if there is one', () => {
    const getKey = (key?: string) => buildRequest(routes.clearCart, {}, key).headers['idempotency-key'];
    expect(getKey('mine')).toBe('mine');
    expect(getKey()).toMatch(/^[\w-]{36}$/);
    expect(getKey()).not.toBe(getKey());
    expect(buildRequest(routes.getCart, {}).headers).not.toHaveProperty('idempotency-key');
  });
});
