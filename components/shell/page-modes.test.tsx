import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import type { Language, Mode } from '#lib/zones/variant.ts';
import { zones, type Zone } from '#lib/zones/zone.ts';
import { guest, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { settings, riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { readMessages } from '#tests/support/translate.ts';

// The language of a request, which only Next's server knows.
let language: Language = 'en';
jest.unstable_mockModule('next-intl/server', () => ({
  getTranslations: async (namespace?: 'common') =>
    createTranslator({ locale: language, messages: readMessages(language), namespace, timeZone: 'Europe/London' }),
}));
const { Page } = await import('./page.tsx');
const { SiteLayout } = await import('./site-layout.tsx');
const { AccountFrame } = await import('./account-frame.tsx');
const { zoneMetadata } = await import('./zone-metadata.ts');

withSiteServer();
process.env.SESSION_SECRET ??= 'a secret of tests, 32 characters or more';

beforeEach(() => {
  language = 'en';
  answer('getClient', settings.client);
  answer('getTheme', settings.theme);
  answer('getFooter', settings.footer);
  answer('getVenue', riverside);
  answer('getTranslations', {});
});

const trail = [
  { label: 'Riverside Leisure Centre', href: '/location/riverside' },
  { label: 'Swimming', href: '/location/riverside/swimming' },
];

async function page(mode: Mode, input: Partial<Parameters<typeof Page>[0]> = {}, stage: Stage = {}) {
  language = stage.language ?? 'en';
  const element = await Page({ variant: { language, mode }, title: 'Lane swim', children: 'the content', ...input });
  return renderOnSite(element, { mode, session: guest, ...stage });
}

describe('the breadcrumb of a page', () => {
  const steps = () => {
    const nav = screen.getByRole('navigation', { name: 'You are here' });
    return within(nav)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
  };

  it('begins at home, and ends at the page, which is no link', async () => {
    await page('web', { trail });
    expect(steps()).toEqual([
      ['Home', '/'],
      ['Riverside Leisure Centre', '/location/riverside'],
      ['Swimming', '/location/riverside/swimming'],
    ]);
    expect(screen.getByText('Lane swim')).toHaveAttribute('aria-current', 'page');
  });

  it('is home and the page where nothing is between them', async () => {
    await page('web');
    expect(steps()).toEqual([['Home', '/']]);
  });

  it.each([
    ['embedded', trail],
    ['kiosk', trail],
    ['web', false],
  ] as const)('is left out (%s, %j)', async (mode, input) => {
    await page(mode, { trail: input });
    expect(await screen.findByRole('main')).toHaveTextContent('the content');
    expect(screen.queryByRole('navigation', { name: 'You are here' })).not.toBeInTheDocument();
  });
});

describe('the head of a page', () => {
  const head = <h1>Lane swim on Thursday</h1>;

  it.each(['web', 'kiosk'] as const)('is its own (%s)', async (mode) => {
    await page(mode, { head });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Lane swim on Thursday']);
  });

  it('is a strip with the title, log-in and basket where it is embedded', async () => {
    await page('embedded', { head });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lane swim' })).toBeVisible();
    expect(screen.queryByText('Lane swim on Thursday')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Basket' })).toHaveAttribute('href', '/basket?embedded=true');
  });
});

describe('the layout around a page', () => {
  const layout = async (zone: Zone, mode: Mode, venueSlug?: string) => {
    const children = <main id="main">the page</main>;
    const element = await SiteLayout({ zone, variant: { language, mode }, venueSlug, children });
    // The kiosk's part of the layout loads lazily.
    await act(async () => void renderOnSite(element, { zone, mode, session: guest, language }));
  };
  const parts = () => [screen.queryAllByRole('banner').length, screen.queryAllByRole('contentinfo').length];

  it.each(
    zones.flatMap((zone) => [
      { zone, mode: 'web' as const, expected: [1, 1] },
      { zone, mode: 'embedded' as const, expected: [0, 0] },
      { zone, mode: 'kiosk' as const, expected: [zone === 'joining' ? 0 : 1, 0] },
    ]),
  )('has header and footer $expected on $zone ($mode)', async ({ zone, mode, expected }) => {
    await layout(zone, mode);
    expect(parts()).toEqual(expected);
    expect(screen.getByRole('main')).toHaveTextContent('the page');
  });

  it('begins with the link to the main content', async () => {
    language = 'cy';
    await layout('bookings', 'web');
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Neidio i’r prif gynnwys');
    expect(first).toHaveAttribute('href', '#main');
  });

  it('is the venue’s on its pages', async () => {
    await layout('bookings', 'web', 'riverside-leisure-centre');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('heading', { name: 'Riverside Leisure Centre' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book an activity' })).toHaveAttribute(
      'href',
      '/location/riverside-leisure-centre',
    );
  });

  it('is the maintenance page where the operator has closed the site', async () => {
    refuse('getTheme', 'maintenance');
    await layout('bookings', 'web');
    expect(screen.getByRole('heading', { level: 1, name: 'Service disruption' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(parts()).toEqual([0, 0]);
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
  });

  it('is a page that is not there, kept by nobody, while there is no operator', async () => {
    for (const id of ['getClient', 'getTheme', 'getFooter'] as const) refuse(id, 'not_found');
    await layout('bookings', 'web');
    expect(screen.getByRole('heading', { level: 1, name: /gone offside/ })).toBeVisible();
    expect(document.querySelector('meta[name="touchline:status"]')).toHaveAttribute('content', '404');
    expect(document.querySelector('meta[name="touchline:provisional"]')).toBeInTheDocument();
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
  });

  it.each([
    ['cached with all that the operator says', null, 0],
    ['not cached without the operator’s texts', 'getTranslations', 1],
    ['not cached without the theme of the venue', 'getTheme', 1],
    ['not cached without the footer of the venue', 'getFooter', 1],
  ] as const)('is %s', async (_, failing, marks) => {
    if (failing !== null) refuse(failing, 'unexpected', {}, { once: true });
    await layout('bookings', 'web', 'riverside-leisure-centre');
    expect(document.querySelectorAll('meta[name="touchline:provisional"]')).toHaveLength(marks);
  });

  it.each(['unavailable', 'unexpected'] as const)(
    'keeps the cached page when the backend is down (%s)',
    async (code) => {
      refuse('getTheme', code);
      await expect(layout('bookings', 'web')).rejects.toThrow();
    },
  );
});

describe('the layout of the account', () => {
  it.each([true, false])('has its navigation beside the page; guest passes: %s', async (isOn) => {
    answer('getClient', { ...settings.client, onlineGuestPassesEnabled: isOn });
    renderOnSite(await AccountFrame({ children: 'my details' }), { zone: 'account' });
    const nav = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(nav.getByRole('link', { name: 'Dashboard', current: 'page' })).toHaveAttribute('href', '/');
    expect(nav.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(screen.getByText('my details')).toBeVisible();
  });
});

describe('the titles of a site', () => {
  it.each([
    ['bookings', 'en', 'Bookings', 'Bookings | %s'],
    ['account', 'en', 'My account', 'My account | %s'],
    ['joining', 'en', 'Join', 'Join | %s'],
    ['bookings', 'cy', 'Archebion', 'Archebion | %s'],
  ] as const)('of %s in %s are "%s" and "%s"', async (zone, spoken, home, template) => {
    language = spoken;
    expect(await zoneMetadata(zone)).toEqual({ title: { default: home, template } });
  });
});
