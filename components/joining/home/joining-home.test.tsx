import { screen, within } from '@testing-library/react';
import type { Language } from '#lib/zones/variant.ts';
import { guest, renderOnSite } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { translateIn } from '#tests/support/translate.ts';
import { JoiningHome, JoiningHomeHead } from './joining-home.tsx';

const show = (language: Language = 'en', othersHref: string | null = null) => {
  const t = translateIn(language);
  return renderOnSite(
    <>
      <JoiningHomeHead t={t} />
      <JoiningHome
        venues={[{ ...riverside, phone: '01632 960142' }]}
        othersHref={othersHref}
        bookingsHref="http://bookings.touchline.localhost:3000/"
        getHref={(path) => path}
        t={t}
      />
    </>,
    { zone: 'joining', session: guest, language },
  );
};

it('leads from each centre to its memberships, and says whom to call', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Where would you like to join?');
  const [centre] = screen.getAllByRole('listitem');
  if (centre === undefined) throw new Error('no centre');
  expect(within(centre).getByRole('link', { name: riverside.name })).toHaveAttribute(
    'href',
    `/centre/${riverside.slug}`,
  );
  expect(within(centre).getByRole('link', { name: /01632 960142$/ })).toHaveAttribute('href', 'tel:01632960142');
});

it('leads to all centres where there are more than it lists', () => {
  show('en', 'http://bookings.touchline.localhost:3000/venues/1');
  expect(screen.getByRole('link', { name: 'Find another centre' })).toHaveAttribute(
    'href',
    'http://bookings.touchline.localhost:3000/venues/1',
  );
});

it('is in Welsh on a Welsh page', () => {
  show('cy');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ble hoffech chi ymuno?');
});
