import { http, HttpResponse, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { geocodeEndpoint } from '#contract/venues/venues.ts';
import { testBackend, testConfig } from '#tests/support/backend.ts';
import { freePort } from '#tests/support/database-server.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const server = setupServer();
const { call } = testBackend({ config: testConfig({ mapbox: { token: 'pk.x', apiUrl: 'https://maps.example/' } }) });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const places = 'https://maps.example/geocoding/v5/mapbox.places/:file';

it('asks the configured server for places in the United Kingdom', async () => {
  let requestedUrl: URL | undefined;
  server.use(
    http.get(places, ({ request }) => {
      requestedUrl = new URL(request.url);
      return HttpResponse.json({
        features: [
          { text: 'HX6 2AE', place_type: ['postcode'], center: [-1.9, 53.7] },
          { text: 'Halifax', place_type: ['place'], center: [-1.86, 53.72] },
        ],
      });
    }),
  );
  const found = getData(geocodeEndpoint, await call('/api/activities/geocode?query=hali/fax&limit=2'));
  expect(found).toEqual([
    { name: 'HX6 2AE', type: 'postcode', postcode: 'HX6 2AE', latitude: 53.7, longitude: -1.9 },
    { name: 'Halifax', type: 'place', postcode: null, latitude: 53.72, longitude: -1.86 },
  ]);
  expect(requestedUrl?.pathname).toBe('/geocoding/v5/mapbox.places/hali%2Ffax.json');
  expect(Object.fromEntries(requestedUrl?.searchParams ?? [])).toEqual({
    access_token: 'pk.x',
    country: 'gb',
    limit: '2',
  });
});

describe('says that places cannot be found', () => {
  it('when the server refuses', async () => {
    server.use(http.get(places, () => new HttpResponse(null, { status: 401 })));
    const failure = getFailure(await call('/api/activities/geocode?query=halifax'));
    expect(failure).toMatchObject({ code: 'provider_unavailable' });
  });

  it('when nothing listens at its address', async () => {
    const apiUrl = `http://127.0.0.1:${await freePort()}/`;
    const nobody = testBackend({ config: testConfig({ mapbox: { token: 'pk.x', apiUrl } }) });
    server.use(http.get(`${apiUrl}*`, () => passthrough()));
    const failure = getFailure(await nobody.call('/api/activities/geocode?query=halifax'));
    expect(failure).toMatchObject({ code: 'provider_unavailable' });
  });
});

it('is led nowhere else by the server', async () => {
  let isFollowed = false;
  server.use(
    http.get(places, () => HttpResponse.redirect('https://elsewhere.example/')),
    http.get('https://elsewhere.example/', () => {
      isFollowed = true;
      return HttpResponse.json({ features: [] });
    }),
  );
  const failure = getFailure(await call('/api/activities/geocode?query=halifax'));
  expect(failure).toMatchObject({ code: 'provider_unavailable' });
  expect(isFollowed).toBe(false);
});
