import { escapeHtml, styles } from './mail-frame.ts';
import type { MailText } from './mail-text.ts';

/** A venue as a mail says how to get there. */
export interface MailVenue {
  name: string;
  address: string;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
}

function getDirections({ name, address, latitude, longitude }: MailVenue): string {
  const destination = latitude === null || longitude === null ? `${name}, ${address}` : `${latitude},${longitude}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}

/** Where it is: address, telephone and directions. */
export function venueRow(venue: MailVenue, { t }: MailText): string {
  const { name, address, phone } = venue;
  const call =
    phone === null
      ? ''
      : `<br><a href="tel:${escapeHtml(phone.replaceAll(/[^\d+]/g, ''))}" style="${styles.link}">${escapeHtml(phone)}</a>`;
  const way = `<br><a href="${escapeHtml(getDirections(venue))}" style="${styles.link}">${escapeHtml(t('mails.directions'))}</a>`;
  return `<tr><td class="pad" style="padding:0 40px 24px;${styles.body}"><h2 style="${styles.subheading}">${escapeHtml(name)}</h2>${escapeHtml(address)}${call}${way}</td></tr>`;
}

/** The same as text. */
export function venueText(venue: MailVenue, { t }: MailText): string {
  const { name, address, phone } = venue;
  return [name, address, ...(phone === null ? [] : [phone]), `${t('mails.directions')}: ${getDirections(venue)}`].join(
    '\n',
  );
}
