import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getClientEndpoint, getFooterEndpoint, getThemeEndpoint } from '#contract/venues/client.ts';
import { testBackend, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });

it('has nothing to say before it has been set up', async () => {
  expect((await call('/api/activities/client')).status).toBe(404);
});

describe('once set up', () => {
  beforeAll(async () => {
    await makeOperator(db, { languages: ['en', 'cy'], onlineJoiningEnabled: false });
    const venue = await makeVenue(db, { slug: 'beacon' });
    await makeVenue(db, { slug: 'plain' });
    await db
      .insertInto('footers')
      .values([
        {
          venueId: null,
          text: 'The operator',
          columns: JSON.stringify([{ title: 'Help', links: [{ label: 'Basket', url: '/basket' }] }]),
        },
        { venueId: venue.id, text: 'The beacon' },
      ])
      .execute();
    await db.insertInto('themes').values({ venueId: venue.id, appPrimaryColour: '#0B7285' }).execute();
  });

  it('tells name, money, languages and what is switched on', async () => {
    expect(getData(getClientEndpoint, await call('/api/activities/client'))).toMatchObject({
      name: 'Test Leisure',
      currency: 'GBP',
      currencySymbol: '£',
      languages: ['en', 'cy'],
      onlineJoiningEnabled: false,
      campsAndCoursesBookingEnabled: true,
    });
  });

  it('has the default look until one is set, and a venue may have its own', async () => {
    const look = async (query: string) =>
      getData(getThemeEndpoint, await call(`/api/frontend/theme${query}`)).themeAppPrimaryColour;
    expect(await look('')).toBe('#8C59F8');
    expect(await look('?venue=beacon')).toBe('#0B7285');
    expect(await look('?venue=plain')).toBe('#8C59F8');
    expect((await call('/api/frontend/theme?venue=nowhere')).status).toBe(404);
  });

  it('writes colours without an underscore before a digit', async () => {
    const { text } = await call('/api/frontend/theme');
    expect(text).toContain('"theme_app_secondary_colour1":"#3E2DAC"');
  });

  it('has a footer, and a venue may have its own', async () => {
    const footer = async (query: string) => getData(getFooterEndpoint, await call(`/api/activities/footer${query}`));
    expect(await footer('')).toMatchObject({ text: 'The operator', columns: [{ title: 'Help' }], socialLinks: [] });
    expect(await footer('?venue=beacon')).toMatchObject({ text: 'The beacon', columns: [] });
    expect(await footer('?venue=plain')).toMatchObject({ text: 'The operator' });
    expect((await call('/api/activities/footer?venue=nowhere')).status).toBe(404);
  });

  it('gives the operator’s own texts of a language it speaks, as they are', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'texts-'));
    await writeFile(join(folder, 'en.json'), '{"basket":{"addItem":"Put in"}}');
    const withTexts = testBackend({ db, config: testConfig({ translationsPath: join(folder, '{language}.json') }) });
    expect((await withTexts.call('/api/frontend/translations/en')).json).toEqual({ basket: { addItem: 'Put in' } });
    expect((await withTexts.call('/api/frontend/translations/cy')).json).toEqual({});
    await rm(folder, { recursive: true });
    expect((await call('/api/frontend/translations/en')).json).toEqual({});
    expect((await call('/api/frontend/translations/fr')).status).toBe(404);
    expect((await call('/api/frontend/translations/english')).status).toBe(404);
  });

  it('gives them from an address, too', async () => {
    const server = createServer((request, response) => {
      response.statusCode = { '/en': 200, '/cy': 404 }[request.url ?? ''] ?? 500;
      response.end('{"basket":{"addItem":"Put in"}}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const at = (path: string) =>
      testBackend({ db, config: testConfig({ translationsPath: `http://127.0.0.1:${port}/${path}` }) });
    expect((await at('{language}').call('/api/frontend/translations/en')).json).toEqual({
      basket: { addItem: 'Put in' },
    });
    expect((await at('{language}').call('/api/frontend/translations/cy')).json).toEqual({});
    expect((await at('broken').call('/api/frontend/translations/en')).status).toBe(500);
    server.close();
  });
});
