import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookieQuestion } from '#components/shell/cookies/cookie-question.tsx';
import type { SiteSettings } from '#components/shell/load-site-settings.ts';
import type { Language } from '#lib/zones/variant.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { settings, riverside } from '#tests/support/shell-components/site-settings.ts';
import { translateIn } from '#tests/support/translate.ts';
import { Footer } from './footer.tsx';

const origins = {
  bookings: 'http://bookings.touchline.localhost:3000',
  account: 'http://account.touchline.localhost:3000',
  joining: 'http://joining.touchline.localhost:3000',
  foh: 'http://foh.touchline.localhost:3000',
};

const show = (input: Partial<SiteSettings> = {}, language: Language = 'en') => {
  const place = { zone: 'bookings', mode: 'web', origins } as const;
  const footer = <Footer place={place} settings={{ ...settings, ...input }} t={translateIn(language)} />;
  renderOnSite(footer, { language });
  return within(screen.getByRole('contentinfo'));
};
const footerWith = (input: Partial<SiteSettings['footer']>) => ({ footer: { ...settings.footer, ...input } });

describe('the footer', () => {
  it('lists the columns of the operator in their order', () => {
    const columns = [
      { title: 'Visit', links: [{ label: 'Opening times', url: 'https://example.com/opening' }] },
      {
        title: 'Help',
        links: [
          { label: 'Contact us', url: '/help/contact' },
          { label: 'Cancellations', url: '/help/cancellations' },
        ],
      },
    ];
    const footer = show(footerWith({ columns }));
    expect(footer.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Touchline Leisure',
      'Visit',
      'Help',
    ]);
    const help = footer.getByRole('heading', { name: 'Help' }).parentElement;
    expect(help).toHaveTextContent('HelpContact usCancellations');
    expect(footer.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/help/contact');
  });

  it('leaves out social links that are not safe', () => {
    const socialLinks = [
      { name: 'Mastodon', url: 'https://social.example/@touchline' },
      { name: 'Trick', url: 'data:text/html,x' },
    ];
    const footer = show(footerWith({ socialLinks }));
    expect(footer.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('href', 'https://social.example/@touchline');
    expect(footer.queryByText('Trick')).not.toBeInTheDocument();
  });

  it('names the venue without what is not known of it', () => {
    const footer = show({ venue: { ...riverside, address1: '', town: '' } });
    expect(footer.getByRole('heading', { name: 'Riverside Leisure Centre' })).toBeVisible();
    expect(footer.getByText('HX6 2QD')).toBeVisible();
    expect(footer.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
    expect(footer.queryByRole('heading', { name: 'Touchline Leisure' })).not.toBeInTheDocument();
  });

  it('is whole where the operator has written nothing', () => {
    const footer = show(footerWith({ columns: [], socialLinks: [], text: '' }));
    expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'English',
      'Cymraeg',
      'Terms and conditions',
      'Privacy',
    ]);
    expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/help/privacy');
  });

  it('asks about cookies again', async () => {
    document.cookie = 'touchline_cookies=necessary; Path=/';
    renderOnSite(<CookieQuestion />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.click(show().getByRole('button', { name: 'Cookies' }));
    expect(await screen.findByRole('region', { name: 'A word about cookies' })).toBeVisible();
    document.cookie = 'touchline_cookies=; Path=/; Max-Age=0';
  });

  it('marks the language of the page, in its own words', () => {
    const footer = show({ venue: { ...riverside, phone: '01632 960142' } }, 'cy');
    const languages = within(footer.getByRole('navigation', { name: 'Iaith' }));
    expect(languages.getByRole('link', { current: true })).toHaveTextContent('Cymraeg');
    expect(footer.getByRole('link', { name: /^Ffonio Riverside Leisure Centre/ })).toBeVisible();
    expect(footer.getByRole('link', { name: 'Telerau ac amodau' })).toBeVisible();
  });
});
