import type { Text } from '../../lib/messages/text.ts';
import type { Look } from '../../lib/site/load-look.ts';
import { CookieSettings } from './cookie-settings.tsx';
import { LanguageLinks } from './language-links.tsx';
import './footer.css';

/** What the operator, or the venue, says at the end of every page (spec section 2). */
export const Footer = ({ look: { client, footer, venue }, text }: { look: Look; text: Text }) => (
  <footer className="footer">
    <div className="container footer__in">
      <div>
        <h2>{venue?.name ?? client.name}</h2>
        {venue !== null && <p>{[venue.address1, venue.town, venue.postcode].join(', ')}</p>}
        <ul className="footer__social">
          {footer.socialLinks.map(({ name, url }) => (
            <li key={name}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
      {footer.columns.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ label, url }) => (
              <li key={label}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="footer__legal">
        {footer.text !== null && <span>{footer.text}</span>}
        <LanguageLinks languages={client.languages} text={text} />
        <CookieSettings label={text('chrome.cookieSettings')} />
      </div>
    </div>
  </footer>
);
