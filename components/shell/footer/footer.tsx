import { venueAddress } from '#components/booking/model/venue-address.ts';
import { CookieSettings } from '#components/shell/cookies/cookie-settings.tsx';
import { LanguageLinks } from '#components/shell/header/language-links.tsx';
import type { SiteSettings } from '#components/shell/load-site-settings.ts';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import { isSafeLink } from '#lib/format/safe-link.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Place } from '#lib/zones/href.ts';
import { FooterLink } from './footer-link.tsx';

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
  const own = footer.columns.filter(({ title }) => title === '');
  return (
    <div>
      <h2>{venue?.name ?? client.name}</h2>
      {venue !== null && <p>{venueAddress(venue)}</p>}
      {venue?.phone && <PhoneLink number={venue.phone} label={text('chrome.call', { name: venue.name })} />}
      {venue === null && own.map(({ links }, index) => <Links key={index} links={links} place={place} />)}
      <ul className="footer__social">
        {footer.socialLinks
          .filter(({ url }) => isSafeLink(url))
          .map(({ name, url }) => (
            <li key={name}>
              <a href={url}>{name}</a>
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
    <footer className="footer">
      <div className="page-width footer__in">
        <Who {...props} />
        {footer.columns
          .filter(({ title }) => title !== '')
          .map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <Links links={links} place={place} />
            </div>
          ))}
        <div className="footer__legal">
          {footer.text !== null && <span>{footer.text}</span>}
          <LanguageLinks languages={client.languages} t={text} />
          <ul className="footer__pages">
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
