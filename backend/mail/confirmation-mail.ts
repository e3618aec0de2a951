import { formatMinor } from '#backend/serialize/money.ts';
import type { CartItem } from '#contract/cart-items.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { confirmationLine, type ConfirmationLine } from './confirmation-line.ts';
import { escapeHtml } from './escape-html.ts';
import { fieldDrawing } from './field-drawing.ts';
import { greeting } from './greeting.ts';
import { mailButton, mailFrame } from './mail-frame.ts';
import { styles, table } from './mail-styles.ts';
import type { Mail } from './queue-mail.ts';
import { venueRow, venueText, type MailVenue } from './venue-block.ts';

interface Confirmation {
  orderId: string;
  operatorName: string;
  /** Null when nobody has confirmed the address. */
  firstName: string | null;
  items: CartItem[];
  /** In the operator's words, each text once. */
  whatToBring: string[];
  currency: string;
  /** Minor units. */
  total: number;
  tenders: { tenderType: string; amount: number }[];
  cardLast4: string | null;
  siteUrl: string;
  /** Reads the order without a log-in for a while (docs/product.md#mails). */
  orderKey: string;
  venues: MailVenue[];
  /** iCalendar files. */
  calendars: string[];
  /** By the id of a line. */
  notes: ReadonlyMap<string, string[]>;
}

interface Sum {
  name: string;
  amount: string;
}

function getSums({ tenders, total, currency, cardLast4 }: Confirmation): { parts: Sum[]; paid: Sum } {
  const getAmount = (type: string) => tenders.find(({ tenderType }) => tenderType === type)?.amount ?? 0;
  const credit = (name: string, amount: number) =>
    amount === 0 ? [] : [{ name, amount: `−${formatMinor(amount, currency)}` }];
  const card = cardLast4 === null ? 'Paid' : `Paid by card ending ${cardLast4}`;
  return {
    parts: [
      { name: 'Basket cost', amount: formatMinor(total, currency) },
      ...credit('Membership credit', getAmount('membership-credit')),
      ...credit('General credit', getAmount('general-credit')),
    ],
    paid: { name: card, amount: formatMinor(getAmount('online'), currency) },
  };
}

function lineRow({ name, times, bookingType, details, price }: ConfirmationLine, index: number): string {
  const clock =
    times === null
      ? ''
      : `<span style="${styles.time}">${times.start}</span><span style="${styles.endTime}">–${times.end}</span><br>`;
  const words = [`<b style="${styles.name}">${escapeHtml(name)}</b>`, ...details.map(escapeHtml)].join('<br>');
  const cells =
    `<td width="72" valign="top" style="padding-top:4px">${fieldDrawing(bookingType)}</td><td width="20"></td>` +
    `<td valign="top" style="${styles.details}">${clock}${words}</td>` +
    `<td valign="top" align="right" style="${styles.price}">${escapeHtml(price)}</td>`;
  const rule = index === 0 ? '' : 'border-top:1px solid #E5E5EB';
  return `<tr><td style="padding:20px 0;${rule}">${table(`<tr>${cells}</tr>`)}</td></tr>`;
}

function sumRow({ name, amount }: Sum, [nameStyle, amountStyle]: readonly [string, string]): string {
  return `<tr><td style="${nameStyle}">${escapeHtml(name)}</td><td align="right" style="${amountStyle}">${escapeHtml(amount)}</td></tr>`;
}

function bringRow(texts: string[]): string {
  if (texts.length === 0) return '';
  const words = texts.map(escapeHtml).join('<br>');
  return `<tr><td class="pad" style="padding:0 40px 24px;${styles.body}"><h2 style="${styles.subheading}">What to bring</h2>${words}</td></tr>`;
}

function getContent(confirmation: Confirmation, lines: ConfirmationLine[]): string {
  const { parts, paid } = getSums(confirmation);
  const plain = [styles.sumName, styles.sumAmount] as const;
  const sums = [...parts.map((part) => sumRow(part, plain)), sumRow(paid, [styles.paid, styles.paid])].join('');
  const box = table(
    `<tr><td style="padding:20px 24px">${table(sums)}</td></tr>`,
    `width="100%" class="box" style="${styles.box}"`,
  );
  const orderUrl = escapeHtml(getOrderUrl(confirmation));
  return (
    `<tr><td class="pad" style="padding:16px 40px 0">${table(lines.map(lineRow).join(''))}</td></tr>` +
    `<tr><td class="pad" style="padding:12px 40px 32px">${box}</td></tr>` +
    confirmation.venues.map(venueRow).join('') +
    bringRow(confirmation.whatToBring) +
    `<tr><td class="pad" style="padding:0 40px 32px;${styles.body}"><h2 style="${styles.subheading}">Plans change</h2>` +
    `Each booking can be cancelled until its cut-off. <a href="${orderUrl}" style="${styles.link}">Show your order</a></td></tr>`
  );
}

/** Opens the order without a log-in for 15 minutes, then with one. */
function getOrderUrl({ siteUrl, orderId, orderKey }: Confirmation): string {
  return `${siteUrl}/booking-confirmed/${orderId}?rt=${orderKey}`;
}

function bringParagraph(texts: string[]): string[] {
  return texts.length === 0 ? [] : [['What to bring', ...texts].join('\n')];
}

function getText(confirmation: Confirmation, lines: ConfirmationLine[], reference: string): string {
  const { parts, paid } = getSums(confirmation);
  const paragraphs = lines.map(({ name, times, details, price }) =>
    [name, ...(times === null ? [] : [`${times.start}–${times.end}`]), ...details, price].join('\n'),
  );
  return [
    'Booking confirmed',
    `${greeting(confirmation.firstName)}, your booking is confirmed. Reference: ${reference}`,
    ...paragraphs,
    ...confirmation.venues.map(venueText),
    ...bringParagraph(confirmation.whatToBring),
    [...parts, paid].map(({ name, amount }) => `${name}: ${amount}`).join('\n'),
    `Your order, without log-in for 15 minutes: ${getOrderUrl(confirmation)}`,
  ].join('\n\n');
}

/** The confirmation mail of an order: sessions, what was paid and how, in HTML and as plain text. */
export function confirmationMail(confirmation: Confirmation): Omit<Mail, 'to'> {
  const { orderId, operatorName, firstName, items, currency, calendars } = confirmation;
  const reference = orderReference(orderId);
  const format = (minor: number) => formatMinor(minor, currency);
  const lines = items.map((item) => confirmationLine(item, { format, notes: confirmation.notes.get(item.id) }));
  const lead = `<p style="${styles.lead}">${escapeHtml(greeting(firstName))}, you are in.</p>`;
  const hasBookings = items.some((item) => 'bookingId' in item || item.type === 'av2_booking_bundle');
  const button = mailButton(hasBookings ? 'Show entry codes' : 'Show your order', getOrderUrl(confirmation));
  const reading = `<td style="${styles.reference}">Reference<br><b style="color:#FFFFFF;letter-spacing:.06em">${reference}</b></td>`;
  const html = mailFrame({
    title: 'Booking confirmed',
    preview: 'Everything you need to get in.',
    operatorName,
    opening: lead + table(`<tr>${button}<td width="20"></td>${reading}</tr>`, 'style="margin-top:24px"'),
    content: getContent(confirmation, lines),
    footer: `<b style="color:#FFFFFF">${escapeHtml(operatorName)}</b><br>You get this e-mail because you booked.`,
  });
  return { subject: `Booking confirmed, ${reference}`, html, text: getText(confirmation, lines, reference), calendars };
}
