import { cx } from 'class-variance-authority';
import { venueAddress } from '#components/booking/model/venue-address.ts';
import { CookieSettings } from '#components/shell/cookies/cookie-settings.tsx';
import { LanguageLinks } from '#components/shell/header/language-links.tsx';
import type { SiteSettings } from '#components/shell/load-site-settings.ts';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import { isSafeLink } from '#lib/format/safe-link.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Place } from '#lib/zones/href.ts';
import { footerLink } from './footer-link-class.ts';
import { FooterLink } from './footer-link.tsx';

const list = 'flex flex-wrap gap-x-4 gap-y-1';

type FooterProps = { place: Place; settings: SiteSettings; t: Translate };
type Columns = SiteSettings['footer']['columns'];

const Links = ({ links, place }: { links: Columns[number]['links']; place: Place }) => (
  <ul>
    {links.map(({ label, url }) => (
      <li key={label}>
        <FooterLink {...{ label, url, place }} />
      </li>
    ))}
  </ul>
);

/** The untitled first column: the venue with its address and telephone, or the operator with its description. */
const Who = ({ place, settings: { client, footer, venue }, t: text }: FooterProps) => {
  const untitled = footer.columns.filter(({ title }) => title === '');
  return (
    <div className="max-small:col-span-full">
      <h2 className="mb-2 heading-4">{venue?.name ?? client.name}</h2>
      {venue !== null && <p>{venueAddress(venue)}</p>}
      {venue?.phone && (
        <PhoneLink className={footerLink} number={venue.phone} label={text('common.call', { name: venue.name })} />
      )}
      {venue === null && untitled.map(({ links }, index) => <Links key={index} links={links} place={place} />)}
      <ul className={list}>
        {footer.socialLinks
          .filter(({ url }) => isSafeLink(url))
          .map(({ name, url }) => (
            <li key={name}>
              <a className={footerLink} href={url}>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
};

/** The footer of every page with the content of the operator or venue (docs/product.md#header-and-footer). */
export const Footer = (props: FooterProps) => {
  const {
    place,
    settings: { client, footer },
    t: text,
  } = props;
  return (
    <footer
      className={cx(
        'on-dark mt-16 overflow-clip text-s text-[rgb(255_255_255/0.78)]',
        '[:is([data-flush],:has([data-flush]))+&]:mt-0',
        '[.on-dark+&]:border-t [.on-dark+&]:border-[rgb(255_255_255/0.16)]',
      )}
    >
      <div className="page-width grid grid-cols-[1fr_1fr] gap-8 pt-[2.5rem] pb-[1.5rem] small:grid-cols-[2fr_1fr_1fr]">
        <Who {...props} />
        {footer.columns
          .filter(({ title }) => title !== '')
          .map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-2 heading-4">{title}</h2>
              <Links links={links} place={place} />
            </div>
          ))}
        <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-[rgb(255_255_255/0.16)] pt-4 text-xs/[1.25rem]">
          {footer.text !== null && <span className="mr-auto">{footer.text}</span>}
          <LanguageLinks size="footer" languages={client.languages} t={text} />
          <ul className={list}>
            <li>
              <FooterLink place={place} url="/help/terms" label={text('chrome.terms')} />
            </li>
            <li>
              <FooterLink place={place} url="/help/privacy" label={text('chrome.privacy')} />
            </li>
            <li>
              <CookieSettings label={text('chrome.cookieSettings')} />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
};
