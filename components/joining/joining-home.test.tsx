import { screen, within } from '@testing-library/react';
import type { Language } from '#lib/zones/variant.ts';
import { guest, renderOnSite } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { translateIn } from '#tests/support/translate.ts';
import { JoiningHead, JoiningHome } from './joining-home.tsx';

const show = (language: Language = 'en', othersHref: string | null = null) => {
  const t = translateIn(language);
  return renderOnSite(
    <>
      <JoiningHead t={t} />
      <JoiningHome
        venues={[{ ...riverside, phone: '01632 960142' }]}
        othersHref={othersHref}
        bookingsHref="http://bookings.example/"
        getVenueHref={({ slug }) => `http://bookings.example/location/${slug}`}
        t={t}
      />
    </>,
    { zone: 'joining', session: guest, language },
  );
};

it('tells a visitor where memberships are sold and whom to call', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Memberships are sold at your centre');
  const [centre] = screen.getAllByRole('listitem');
  if (centre === undefined) throw new Error('no centre');
  expect(within(centre).getByRole('link', { name: riverside.name })).toHaveAttribute(
    'href',
    `http://bookings.example/location/${riverside.slug}`,
  );
  expect(within(centre).getByRole('link', { name: /01632 960142$/ })).toHaveAttribute('href', 'tel:01632960142');
  expect(screen.queryByText(/log in/i)).not.toBeInTheDocument();
});

it('leads to all centres where there are more than it lists', () => {
  show('en', 'http://bookings.example/venues/1');
  const link = screen.getByRole('link', { name: 'Addresses and telephone numbers of all centres' });
  expect(link).toHaveAttribute('href', 'http://bookings.example/venues/1');
});

it('is in Welsh on a Welsh page', () => {
  show('cy');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Yn eich canolfan y gwerthir aelodaeth');
});
