import { screen, within } from '@testing-library/react';
import type { Language } from '#lib/zones/variant.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { riverside, settings } from '#tests/support/shell-components/site-settings.ts';
import { translateIn } from '#tests/support/translate.ts';
import { KioskStart, type KioskStartProps } from './kiosk-start.tsx';

const bookings = 'http://bookings.touchline.localhost:3000';
const account = 'http://account.touchline.localhost:3000';

const show = async (input: Partial<KioskStartProps> = {}, language: Language = 'en') => {
  renderOnSite(
    <KioskStart
      settings={settings}
      firstName={null}
      bookingsHref={(path) => bookings + path}
      accountHref={(path) => account + path}
      membershipsHref={null}
      t={translateIn(language)}
      {...input}
    />,
    { zone: 'joining', mode: 'kiosk', language, session: input.firstName ? member : guest },
  );
  // Its tools are loaded lazily.
  await screen.findByRole('heading', { level: 1 });
};

const ways = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.querySelector('b')?.textContent, link.getAttribute('href')]);

describe('the start of a kiosk', () => {
  it('lets a visitor book, see what they have booked, or join', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What are you here for?');
    expect(ways('Start')).toEqual([
      ['Book an activity', `${bookings}/`],
      ['I have booked', `${account}/login?redirect=/`],
      ['Join', `${bookings}/register?redirect=${encodeURIComponent(`${bookings}/`)}`],
    ]);
    expect(screen.queryByRole('link', { name: 'Log out' })).not.toBeInTheDocument();
  });

  it('is that of the centre where it stands', async () => {
    await show({ settings: { ...settings, venue: riverside } });
    expect(screen.getByText('Riverside Leisure Centre')).toBeVisible();
    expect(ways('Start')[0]).toEqual(['Book an activity', `${bookings}/location/riverside-leisure-centre`]);
  });

  it('leads to the memberships of a centre that sells them online', async () => {
    await show({ membershipsHref: '/centre/riverside-leisure-centre' });
    expect(ways('Start')[2]).toEqual(['Join', '/centre/riverside-leisure-centre']);
    expect(screen.getByText('See the memberships and what they cost')).toBeVisible();
  });

  it('greets whoever is logged in, with their bookings and the way out', async () => {
    await show({ firstName: 'Alex' });
    expect(screen.getByText('Hello, Alex')).toBeVisible();
    expect(ways('Start')).toEqual([
      ['Book an activity', `${bookings}/`],
      ['My bookings', `${account}/`],
    ]);
    expect(screen.getByRole('link', { name: 'Log out' })).toBeVisible();
  });

  it('has the choice of language, each named in itself', async () => {
    await show({}, 'cy');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Beth sy’n dod â chi yma?');
    const links = within(screen.getByRole('navigation', { name: 'Iaith' })).getAllByRole('link');
    expect(links.map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['English', 'en'],
      ['Cymraeg', 'cy'],
    ]);
    expect(links[1]).toHaveAttribute('aria-current', 'true');
  });

  it('has none where the operator has one language', async () => {
    await show({ settings: { ...settings, client: { ...settings.client, languages: ['en'] } } });
    expect(screen.queryByRole('navigation', { name: 'Language' })).not.toBeInTheDocument();
  });
});
