import { isOrderKey, makeOrderKey } from './order-link.ts';

const keys = { appSecret: 'a secret of the operator' };
const order = 'abcdef12-0000-4000-8000-000000000004';
const now = new Date('2026-11-24T18:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const key = makeOrderKey(keys, order, now);

it('reads its order for fifteen minutes', () => {
  expect(isOrderKey(key, keys, order, now)).toBe(true);
  expect(isOrderKey(key, keys, order, after(14.9))).toBe(true);
  expect(isOrderKey(key, keys, order, after(15))).toBe(false);
});

it('reads while the key that made it still counts beside the newest one', () => {
  const young = 'a newer secret of the operator';
  expect(isOrderKey(key, { appSecret: [young, keys.appSecret] }, order, now)).toBe(true);
  expect(isOrderKey(key, { appSecret: young }, order, now)).toBe(false);
  const fresh = makeOrderKey({ appSecret: [young, keys.appSecret] }, order, now);
  expect(isOrderKey(fresh, { appSecret: young }, order, now)).toBe(true);
});

it('reads no other order', () => {
  expect(isOrderKey(key, keys, 'abcdef12-0000-4000-8000-000000000005', now)).toBe(false);
});

it.each([
  ['nothing', undefined],
  ['no signature', key.split('.')[0]],
  ['a later end', `${(now.getTime() * 2).toString(36)}.${key.split('.')[1]}`],
  ['another signature', `${key.slice(0, -2)}AA`],
  ['the key of another operator', makeOrderKey({ appSecret: 'another' }, order, now)],
])('reads nothing with %s', (_name, tampered) => {
  expect(isOrderKey(tampered, keys, order, now)).toBe(false);
});
