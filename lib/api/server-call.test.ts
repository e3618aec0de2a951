import { ApiError } from './api-error.ts';
import { createServerCall, type ServerTransport } from './server-call.ts';

const client = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Touchline Leisure',
  currency: 'GBP',
  currency_symbol: '£',
  languages: ['en'],
  camps_and_courses_booking_enabled: true,
  online_joining_enabled: true,
  online_guest_passes_enabled: false,
};
const elsewhere = 'http://activities.example:5000';
const main = 'http://backend.example:4000';
const backendUrl: ServerTransport['backendUrl'] = {
  api: main,
  foh: main,
  dashboard: main,
  activities: elsewhere,
  auth: main,
  'my-account': main,
  'online-joining': main,
  bookings: main,
};

function backend(answer: () => Response | Promise<Response>, transport: Partial<ServerTransport> = {}) {
  const request: { url: string; init: RequestInit }[] = [];
  const fetchIt: typeof fetch = async (url, init = {}) => {
    request.push({ url: url instanceof Request ? url.url : String(url), init });
    return answer();
  };
  const call = createServerCall({ backendUrl, session: null, cached: true, fetch: fetchIt, ...transport });
  return { call, request };
}

const getHeaders = (request: { init: RequestInit }[]) => new Headers(request[0]?.init.headers);

describe('a call from the server', () => {
  it('goes to where its base lives and comes back typed', async () => {
    const { call, request } = backend(() => Response.json({ data: client }));
    expect((await call('getClient', {})).data).toMatchObject({
      name: 'Touchline Leisure',
      campsAndCoursesBookingEnabled: true,
    });
    expect(request[0]?.url).toBe(`${elsewhere}/api/activities/client`);
  });

  it('drops what a foreign backend adds', async () => {
    const { call } = backend(() => Response.json({ data: { ...client, secret_sauce: 1 } }));
    expect((await call('getClient', {})).data).not.toHaveProperty('secretSauce');
  });

  it('is led nowhere else by the backend', async () => {
    const { call, request } = backend(
      () => new Response(null, { status: 307, headers: { location: 'https://evil.example' } }),
    );
    await expect(call('getClient', {})).rejects.toMatchObject({ status: 307 });
    expect(request[0]?.init.redirect).toBe('manual');
  });

  it('says whose fault an answer of the wrong shape is', async () => {
    const { call } = backend(() => Response.json({ data: { ...client, languages: 'en' } }));
    await expect(call('getClient', {})).rejects.toMatchObject({ status: 502 });
  });

  it('keeps a public read under its tags, for no less than any page lives', async () => {
    const { call, request } = backend(() => Response.json({ data: client }));
    await call('getClient', {});
    expect(request[0]?.init).toMatchObject({ next: { revalidate: 3600, tags: ['client'] } });
    expect(getHeaders(request).get('authorization')).toBeNull();
  });

  it('is not content with what the backend keeps, because it keeps the answer itself', async () => {
    const { call, request } = backend(() => Response.json({ data: client }));
    await call('getClient', {});
    expect(getHeaders(request).get('cache-control')).toBe('no-cache');
  });

  it('keeps nothing of what somebody reads for themself', async () => {
    const session = { token: 'T', selectedUserId: 9 };
    const { call, request } = backend(() => Response.json({ data: client }), { session });
    await call('getClient', {});
    expect(request[0]?.init).toMatchObject({ cache: 'no-store' });
    expect(request[0]?.init).not.toHaveProperty('next');
    expect(getHeaders(request).get('authorization')).toBe('Bearer T');
    expect(getHeaders(request).get('x-selected-user-id')).toBe('9');
  });

  it('is known by an id of its own', async () => {
    const { call, request } = backend(() => Response.json({ data: client }), { cached: false });
    await call('getClient', {});
    expect(getHeaders(request).get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('asks for what is kept in the same words every time, or it would never be found again', async () => {
    const { call, request } = backend(() => Response.json({ data: client }));
    await call('getClient', {});
    await call('getClient', {});
    const [first, second] = request.map(({ init }) => Object.fromEntries(new Headers(init.headers)));
    expect(second).toEqual(first);
  });

  it('that nobody answers fails with no status, and is not tried again', async () => {
    const { call, request } = backend(() => Promise.reject(new TypeError('connection refused')));
    const error: unknown = await call('getClient', {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, retryable: true });
    expect(request).toHaveLength(1);
  });
});
