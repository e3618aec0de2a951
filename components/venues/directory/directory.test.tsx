import { screen, within } from '@testing-library/react';
import { directoryPages } from '#lib/routing/directory-pages.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { translateIn } from '#tests/support/translate.ts';
import { PageLinks } from './page-links.tsx';
import { VenueDirectory } from './venue-directory.tsx';

describe('the venues of a page', () => {
  const harbour = { ...riverside, name: 'Harbour Pools', slug: 'harbour-pools', phone: '01632 960 142' };
  const show = (mode: Mode = 'web') =>
    renderOnSite(<VenueDirectory t={translateIn('en')} mode={mode} venues={[riverside, harbour]} />, { mode });

  test('lead to their pages, and have address and telephone', () => {
    show();
    const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
    const link = first?.getByRole('link', { name: 'Riverside Leisure Centre' });
    expect(link).toHaveAttribute('href', '/location/riverside-leisure-centre');
    expect(first?.getByText('Calder Bank, Sowerby Bridge, HX6 2QD')).toBeVisible();
    expect(second?.getByRole('link', { name: /^Call Harbour Pools/ })).toHaveAttribute('href', 'tel:01632960142');
  });

  test('stay in the frame of an embedded page', () => {
    show('embedded');
    const link = screen.getByRole('link', { name: 'Harbour Pools' });
    expect(link).toHaveAttribute('href', '/location/harbour-pools?embedded=true');
  });
});

describe('the links to the pages', () => {
  const show = (page: number, pages: number, language: 'en' | 'cy' = 'en') =>
    renderOnSite(<PageLinks t={translateIn(language)} mode="web" {...{ page, pages }} />, { language });
  const getLinks = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  test('lead to every page, and on to the next and the previous one', () => {
    show(2, 3);
    expect(getLinks()).toEqual([
      ['Previous page', '/venues/1'],
      ['1', '/venues/1'],
      ['2', '/venues/2'],
      ['3', '/venues/3'],
      ['Next page', '/venues/3'],
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  test('end where the pages end', () => {
    const first = show(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
    first.unmount();
    show(2, 2);
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  });

  test('are not there for one page', () => {
    expect(show(1, 1).container).toBeEmptyDOMElement();
  });

  test('are in Welsh', () => {
    show(1, 2, 'cy');
    expect(screen.getByRole('navigation', { name: 'Tudalennau' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tudalen nesaf' })).toBeVisible();
  });
});

test.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [2014, 21],
])('%d venues have %d pages', (venues, pages) => {
  expect(directoryPages(venues)).toBe(pages);
});
