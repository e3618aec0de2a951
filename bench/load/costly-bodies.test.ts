import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { costlyBodies, emptyBody, pathValues } from './costly-bodies.ts';

const all = Object.entries<Endpoint>(endpoints);
const kilobyte = 1024;

it('are as large as their call takes, and no larger', async () => {
  for (const [, endpoint] of all.filter(([, { route }]) => route.bodyLimitBytes === undefined)) {
    const limit = 256 * kilobyte;
    for (const { name, text } of await costlyBodies(endpoint)) {
      expect([name, Buffer.byteLength(text) <= limit]).toEqual([name, true]);
      expect(() => void JSON.parse(text)).not.toThrow();
    }
  }
});

it('fill what a call asks for, and its lists', async () => {
  const bodies = await costlyBodies(endpoints.addCartItems);
  const full = bodies.find(({ name }) => name === 'digits in every field')?.text ?? '';
  const { items } = z.object({ items: z.unknown() }).parse(JSON.parse(full));
  expect(JSON.stringify(items).length).toBeGreaterThan(2 * kilobyte);
});

it('are pictures where a call takes one', async () => {
  const bodies = await costlyBodies(endpoints.setProfilePicture);
  const photo = bodies.find(({ name }) => name === 'a photo')?.text ?? '';
  const { data } = z.object({ data: z.object({ image: z.base64() }) }).parse(JSON.parse(photo));
  expect(Buffer.from(data.image, 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(Buffer.byteLength(photo)).toBeLessThan(7 * kilobyte * kilobyte);
});

it('have an empty one beside them, in the envelope of the call', () => {
  expect([emptyBody(endpoints.updateUser), emptyBody(endpoints.addCartItems)]).toEqual(['{"data":{}}', '{}']);
});

it('name something for every parameter of a path', () => {
  expect(pathValues(endpoints.getOrder)).toEqual({ orderId: '00000000-0000-4000-8000-000000000000' });
});
