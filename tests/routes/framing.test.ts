import { handlePageRequest } from '#lib/routing/handle-page-request.ts';
import { bookingsHost, now, settingsWith, visit } from './visitor.ts';

const accountHost = 'account.touchline.localhost:3000';
const joiningHost = 'joining.touchline.localhost:3000';

/** Who may show a page in a frame, with an operator's list of sites. */
async function getAncestors(host: string, path: string, list = ''): Promise<string | undefined> {
  const response = await handlePageRequest(visit(path, { host }), {
    settings: settingsWith({ ALLOWED_EMBEDDERS: list }),
    now,
    isKnownPlace: () => true,
    findProvider: async () => null,
    sessionFromToken: async () => null,
    endToken: () => undefined,
  });
  return /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
}

describe.each([
  [bookingsHost, '/'],
  [bookingsHost, '/location/riverside/swimming'],
  [bookingsHost, '/basket'],
  [bookingsHost, '/basket/checkout'],
  [bookingsHost, '/no/such/page/at/all'],
  [accountHost, '/'],
  [accountHost, '/login'],
  [joiningHost, '/'],
  [joiningHost, '/login'],
  ['stranger.example', '/'],
])('%s%s', (host, path) => {
  const council = 'https://www.council.example';

  it('may stand in a frame of the listed sites when it is embedded', async () => {
    expect(await getAncestors(host, `${path}?embedded=true`, council)).toBe(`'self' ${council}`);
  });

  it('may stand in no other frame', async () => {
    expect(await getAncestors(host, `${path}?embedded=true`)).toBe("'self'");
    expect(await getAncestors(host, path, council)).toBe("'self'");
    expect(await getAncestors(host, `${path}?kiosk=true`, council)).toBe("'self'");
  });
});
