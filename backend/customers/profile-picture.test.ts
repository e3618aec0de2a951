import sharp from 'sharp';
import { randomIds } from '#backend/ids.ts';
import { removeProfilePictureEndpoint, setProfilePictureEndpoint } from '#contract/customers/update-user.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const storage = memoryStorage();
const services = { payments: { fetch }, files: storage, revalidate: () => undefined };
const backend = testBackend({ db, ids: randomIds, services });
const { call } = backend;
await makeOperator(db);

beforeEach(() => storage.files.clear());

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 140, g: 89, b: 248 } } });
const send = ({ id, token }: MadePerson, image: string) =>
  call(`/api/v1/users/${id}/profile-picture`, { method: 'PUT', token, body: { data: { image } } });
const remove = ({ id, token }: MadePerson) => call(`/api/v1/users/${id}/profile-picture`, { method: 'DELETE', token });

async function fetchPicture(url: string) {
  const response = await backend.fetch(new Request(`http://backend.test${url}`));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

it.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is made small and square, without what a camera adds',
  async (format) => {
    const person = await makePerson(db);
    const camera = await blank(1600, 900)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .toFormat(format)
      .toBuffer();
    const { profilePictureUrl } = getData(setProfilePictureEndpoint, await send(person, camera.toString('base64')));
    expect(profilePictureUrl).toMatch(/^\/api\/pictures\/[\w-]{43}\.webp$/);
    const { response, bytes } = await fetchPicture(profilePictureUrl ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width, height, exif, format: made } = await sharp(bytes).metadata();
    expect({ width, height, exif, made }).toEqual({ width: 512, height: 512, exif: undefined, made: 'webp' });
  },
);

it('takes the place of the one before, whose file goes', async () => {
  const person = await makePerson(db);
  const image = (await blank(20, 20).png().toBuffer()).toString('base64');
  const first = getData(setProfilePictureEndpoint, await send(person, image)).profilePictureUrl ?? '';
  const second = getData(setProfilePictureEndpoint, await send(person, image)).profilePictureUrl ?? '';
  expect((await fetchPicture(first)).response.status).toBe(404);
  expect((await fetchPicture(second)).response.status).toBe(200);
  expect(storage.files.size).toBe(1);
  expect(getData(removeProfilePictureEndpoint, await remove(person)).profilePictureUrl).toBeNull();
  expect(storage.files.size).toBe(0);
  expect((await remove(person)).status).toBe(200);
});

it.each([
  ['a text', Buffer.from('<html>hello</html>').toString('base64')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64')],
  ['an animation', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
  ['no base64', 'data:image/png;base64,iVBORw0KGgo='],
  ['half a picture', 'iVBORw0KGgoAAAANSUhEUgAAABQAAAAUCAIAAAAC64paAAAA'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64')],
])('refuses %s', async (_, image) => {
  const person = await makePerson(db);
  expect(getFailure(await send(person, image)).errors).toEqual({
    image: ['Must be a JPEG, PNG or WebP picture of at most 5 MB'],
  });
  expect(storage.files.size).toBe(0);
});

it('is too large above 7 MB, and other calls above 256 KB', async () => {
  const person = await makePerson(db);
  expect((await send(person, 'A'.repeat(7 * 1024 * 1024))).status).toBe(413);
  const { id, token } = person;
  const details = { method: 'PATCH', token, body: { data: { title: 'x'.repeat(256 * 1024) } } };
  expect((await call(`/api/v1/users/${id}`, details)).status).toBe(413);
});
