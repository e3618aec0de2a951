import { availableParallelism } from 'node:os';
import { readConfig } from './config.ts';

const SESSION_SECRET = 'a secret of more than thirty-two characters';

describe('the settings of the web', () => {
  it('need a session secret and nothing else', () => {
    const config = readConfig({ SESSION_SECRET });
    expect(config.backendUrl.auth).toBe('http://127.0.0.1:4000');
    expect(config.origins).toEqual({
      bookings: 'http://bookings.touchline.localhost:3000',
      account: 'http://account.touchline.localhost:3000',
      joining: 'http://joining.touchline.localhost:3000',
      foh: 'http://foh.touchline.localhost:3000',
    });
  });

  it.each([
    [{ PORT: '3100' }, 'http://bookings.touchline.localhost:3100'],
    [{ BOOKINGS_HOST: 'book.example.com' }, 'https://book.example.com'],
    [{ BOOKINGS_HOST: 'book.example.com:8443' }, 'https://book.example.com:8443'],
    [{ BOOKINGS_HOST: 'book.localhost:8080' }, 'http://book.localhost:8080'],
    [{ BOOKINGS_HOST: 'http://book.example.com' }, 'http://book.example.com'],
    [{ BOOKINGS_HOST: '127.0.0.1' }, 'http://127.0.0.1:3000'],
    [{ BOOKINGS_HOST: '' }, 'http://bookings.touchline.localhost:3000'],
  ])('with %j have bookings at %s', (environment, origin) => {
    expect(readConfig({ SESSION_SECRET, ...environment }).origins.bookings).toBe(origin);
  });

  it.each([
    [{}, 'http://foh.touchline.localhost:3000'],
    [{ FOH_HOST: 'desk.example.com' }, 'https://desk.example.com'],
    [
      { BOOKINGS_HOST: 'example.com', ACCOUNT_HOST: 'my.example.com', JOINING_HOST: 'join.example.com' },
      'https://foh.example.com',
    ],
    [{ BOOKINGS_HOST: '127.0.0.1', ACCOUNT_HOST: '127.0.0.1', JOINING_HOST: '127.0.0.1' }, 'http://foh.localhost:3000'],
  ])('with %j have the front desk at %s', (environment, origin) => {
    expect(readConfig({ SESSION_SECRET, ...environment }).origins.foh).toBe(origin);
  });

  it.each([
    [{}, 'online', false],
    [{ DEMO: 'on' }, 'online', true],
    [{ SOURCE: 'foh' }, 'foh', true],
  ])('with %j are of the source %s and serve the front desk: %s', (environment, source, servesFrontDesk) => {
    expect(readConfig({ SESSION_SECRET, ...environment })).toMatchObject({ source, servesFrontDesk });
  });

  it('know no third source', () => {
    expect(() => readConfig({ SESSION_SECRET, SOURCE: 'desk' })).toThrow("SOURCE: Must be 'online' or 'foh'");
  });

  it('can move one base of calls', () => {
    const { backendUrl } = readConfig({
      SESSION_SECRET,
      BACKEND_URL: 'http://a:1',
      BACKEND_URL_MY_ACCOUNT: 'http://b:2',
    });
    expect([backendUrl.api, backendUrl['my-account']]).toEqual(['http://a:1', 'http://b:2']);
  });

  it.each([
    [{}, false],
    [{ DEMO: 'on' }, true],
    [{ DEMO: 'on', TOKEN_IN_ADDRESS: 'off' }, false],
    [{ TOKEN_IN_ADDRESS: 'on' }, true],
  ])('with %j accept a bearer token in an address: %s', (environment, accepts) => {
    expect(readConfig({ SESSION_SECRET, ...environment }).acceptsTokenInAddress).toBe(accepts);
  });

  it('start one process for each processor, from four of them on, or as many as they say', () => {
    const processors = availableParallelism();
    expect(readConfig({ SESSION_SECRET }).processes).toBe(processors < 4 ? 1 : processors);
    expect(readConfig({ SESSION_SECRET, WEB_PROCESSES: '3' }).processes).toBe(3);
    expect(readConfig({ SESSION_SECRET, WEB_PROCESSES: '3', NODE_ENV: 'development' }).processes).toBe(1);
  });

  it.each(['0', '1.5', '65', 'many'])('do not start %s processes', (WEB_PROCESSES) => {
    expect(() => readConfig({ SESSION_SECRET, WEB_PROCESSES })).toThrow(
      'WEB_PROCESSES: Must be a whole number from 1 to 64',
    );
  });

  it('show the metrics to this machine, or to the addresses that they name', () => {
    expect(readConfig({ SESSION_SECRET }).metricsAllow).toEqual(['127.0.0.1', '::1']);
    expect(readConfig({ SESSION_SECRET, METRICS_ALLOW: '10.0.0.1, ::1' }).metricsAllow).toEqual(['10.0.0.1', '::1']);
    expect(() => readConfig({ SESSION_SECRET, METRICS_ALLOW: 'me' })).toThrow('METRICS_ALLOW');
  });

  it('let a network have so many pages rendered, and any number only while measuring', () => {
    expect(readConfig({ SESSION_SECRET }).rendersPerMinute).toBe(3_000);
    expect(readConfig({ SESSION_SECRET, RENDERS_PER_MINUTE: '50' }).rendersPerMinute).toBe(50);
    expect(readConfig({ SESSION_SECRET, RATE_LIMITS: 'off' }).rendersPerMinute).toBe(Infinity);
    expect(() => readConfig({ SESSION_SECRET, RENDERS_PER_MINUTE: '0' })).toThrow(
      /RENDERS_PER_MINUTE: Must be a whole/,
    );
  });

  it('trust the payment sandbox in the demo only', () => {
    const none = { opayo: [], stripe: [], hosted: [] };
    expect(readConfig({ SESSION_SECRET })).toMatchObject({ paymentOrigins: none, sandboxBank: undefined });
    expect(readConfig({ SESSION_SECRET, DEMO: 'off' })).toMatchObject({ paymentOrigins: none, sandboxBank: undefined });
    const forms = ['http://api.paysandbox.localhost:4502', 'http://fields.paysandbox.localhost:4502'];
    expect(readConfig({ SESSION_SECRET, DEMO: 'on', GATEWAY_PORT: '4502' })).toMatchObject({
      paymentOrigins: { opayo: forms, stripe: forms, hosted: ['http://pay.paysandbox.localhost:4502'] },
      sandboxBank: 'http://acs.fakebank.localhost:4502',
    });
  });

  it('take the origins of payment providers by kind, and then none of the sandbox', () => {
    const input =
      'stripe=https://js.stripe.com/v3 stripe=https://api.stripe.com, opayo=https://live.opayo.eu.elavon.com';
    expect(readConfig({ SESSION_SECRET, DEMO: 'on', PAYMENT_ORIGINS: input }).paymentOrigins).toEqual({
      opayo: ['https://live.opayo.eu.elavon.com'],
      stripe: ['https://js.stripe.com', 'https://api.stripe.com'],
      hosted: [],
    });
  });

  it('draw the map with Mapbox when there is a token, and with a server and style of one’s own when told so', () => {
    expect(readConfig({ SESSION_SECRET, MAPBOX_STYLE: 'https://maps.example/light.json' }).mapbox).toBeUndefined();
    expect(readConfig({ SESSION_SECRET, MAPBOX_TOKEN: 'pk.x' }).mapbox).toEqual({
      token: 'pk.x',
      apiUrl: 'https://api.mapbox.com',
      style: 'mapbox://styles/mapbox/light-v11',
    });
    const input = { MAPBOX_API_URL: 'http://127.0.0.1:8080', MAPBOX_STYLE: 'http://127.0.0.1:8080/light.json' };
    expect(readConfig({ SESSION_SECRET, MAPBOX_TOKEN: 'pk.x', ...input }).mapbox).toEqual({
      token: 'pk.x',
      apiUrl: input.MAPBOX_API_URL,
      style: input.MAPBOX_STYLE,
    });
    expect(() => readConfig({ SESSION_SECRET, MAPBOX_STYLE: 'light-v11' })).toThrow('MAPBOX_STYLE');
  });

  it('take a list of embedders', () => {
    const { embedders } = readConfig({ SESSION_SECRET, ALLOWED_EMBEDDERS: 'https://a.example/x, https://b.example' });
    expect(embedders).toEqual(['https://a.example', 'https://b.example']);
  });

  it('let the example site embed in the demo only', () => {
    expect(readConfig({ SESSION_SECRET })).toMatchObject({ exampleSite: undefined, embedders: [] });
    const { exampleSite, embedders } = readConfig({ SESSION_SECRET, DEMO: 'on', PORT: '3100' });
    expect([exampleSite, embedders]).toEqual(['http://club.localhost:3100', ['http://club.localhost:3100']]);
  });

  it.each([
    [{ SESSION_SECRET: 'short' }, /SESSION_SECRET: Must hold at least 32 characters/],
    [{ SESSION_SECRET: undefined }, /SESSION_SECRET: Required/],
    [{ PORT: 'http' }, /PORT: /],
    [{ BACKEND_URL: 'localhost' }, /BACKEND_URL: Must be an http or https address/],
    [{ ALLOWED_EMBEDDERS: '*' }, /ALLOWED_EMBEDDERS\.0: Must be an http or https address/],
    [{ PAYMENT_ORIGINS: 'https://js.stripe.com' }, /PAYMENT_ORIGINS\.0\.kind: Must be one of opayo, stripe, hosted/],
    [{ PAYMENT_ORIGINS: 'stripe=js.stripe.com' }, /PAYMENT_ORIGINS\.0\.origin: Must be one of/],
  ])('refuse %j and say why', (environment, reason) => {
    expect(() => readConfig({ SESSION_SECRET, ...environment })).toThrow(reason);
  });
});
