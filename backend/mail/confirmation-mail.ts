import { formatMinor } from '#backend/serialize/money.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { BookingType } from '#contract/primitives.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { confirmationLines, type ConfirmationLine, type LineNotes } from './confirmation-line.ts';
import { confirmationSums, type Sum } from './confirmation-sums.ts';
import { greeting } from './greeting.ts';
import { escapeHtml, styles, table, mailButton, mailFrame } from './mail-frame.ts';
import type { MailText } from './mail-text.ts';
import type { Mail } from './queue-mail.ts';
import { venueRow, venueText, type MailVenue } from './venue-block.ts';

const line = '#CFD0D8';
const filledStyle = 'background-color:#8C59F8;';
const frame = `width="72" style="border:2px solid ${line};border-collapse:separate"`;
const tiny = 'font-size:1px;line-height:1px;';

function lanes(count: number, bookedLane: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const rule = index === 0 ? '' : `border-top:1px dashed ${line};`;
    const fill = index === bookedLane ? filledStyle : '';
    return `<tr><td height="9" style="height:9px;${tiny}${rule}${fill}">&nbsp;</td></tr>`;
  });
  return table(rows.join(''), frame);
}

function court(): string {
  const edge = `border-right:1px solid ${line};`;
  const below = `border-bottom:1px solid ${line};`;
  return table(
    `<tr><td width="24" height="24" style="${edge}${below}${tiny}">&nbsp;</td>` +
      `<td rowspan="2" width="20" style="${edge}font-size:1px">&nbsp;</td>` +
      `<td width="24" height="24" style="${filledStyle}${below}${tiny}">&nbsp;</td></tr>` +
      `<tr><td height="24" style="${edge}${tiny}">&nbsp;</td><td style="${tiny}">&nbsp;</td></tr>`,
    frame,
  );
}

function room(): string {
  return table(
    `<tr><td width="22" rowspan="2" style="font-size:1px">&nbsp;</td>` +
      `<td width="24" height="28" style="${filledStyle}${tiny}">&nbsp;</td>` +
      `<td width="22" rowspan="2" style="font-size:1px">&nbsp;</td></tr>` +
      `<tr><td height="20" style="border-top:1px dashed ${line};${tiny}">&nbsp;</td></tr>`,
    frame,
  );
}

/** The marked place of a session, drawn with table cells so that nothing has to be loaded. */
function fieldDrawing(bookingType: BookingType | null): string {
  if (bookingType === 'resources') return court();
  return bookingType === 'ticketed' ? lanes(5, 2) : room();
}

interface Confirmation extends LineNotes {
  words: MailText;
  orderId: string;
  operatorName: string;
  /** Null when nobody has confirmed the address. */
  firstName: string | null;
  items: CartItem[];
  /** In the operator's words, each text once. */
  whatToBring: string[];
  /** Names of waivers and inductions that are asked for after the booking. */
  outstanding: string[];
  currency: string;
  /** Minor units. */
  total: number;
  tenders: { tenderType: string; amount: number }[];
  cardLast4: string | null;
  /** Opens the order without a log-in for 15 minutes, then with one (docs/product.md#mails). */
  orderUrl: string;
  venues: MailVenue[];
  /** iCalendar files. */
  calendars: string[];
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

/** Short texts below each other under a heading, where there are any. */
interface Note {
  heading: string;
  texts: readonly string[];
}

/** What the venue asks for: what is still to be signed or attended, and what to bring. */
function getNotes({ outstanding, whatToBring, words: { t } }: Confirmation): Note[] {
  const toDo = outstanding.length === 0 ? [] : [...outstanding, t('mails.confirmed.toDoHelp')];
  return [
    { heading: t('mails.confirmed.toDo'), texts: toDo },
    { heading: t('mails.confirmed.bring'), texts: whatToBring },
  ].filter(({ texts }) => texts.length > 0);
}

function noteRow({ heading, texts }: Note): string {
  return `<tr><td class="pad" style="padding:0 40px 24px;${styles.body}"><h2 style="${styles.subheading}">${escapeHtml(heading)}</h2>${texts.map(escapeHtml).join('<br>')}</td></tr>`;
}

function getContent(confirmation: Confirmation, lines: ConfirmationLine[]): string {
  const { words } = confirmation;
  const { parts, paid } = confirmationSums(confirmation);
  const plain = [styles.sumName, styles.sumAmount] as const;
  const sums = [...parts.map((part) => sumRow(part, plain)), sumRow(paid, [styles.paid, styles.paid])].join('');
  const box = table(
    `<tr><td style="padding:20px 24px">${table(sums)}</td></tr>`,
    `width="100%" class="box" style="${styles.box}"`,
  );
  const orderUrl = escapeHtml(confirmation.orderUrl);
  return (
    `<tr><td class="pad" style="padding:16px 40px 0">${table(lines.map(lineRow).join(''))}</td></tr>` +
    `<tr><td class="pad" style="padding:12px 40px 32px">${box}</td></tr>` +
    confirmation.venues.map((venue) => venueRow(venue, words)).join('') +
    getNotes(confirmation).map(noteRow).join('') +
    `<tr><td class="pad" style="padding:0 40px 32px;${styles.body}"><h2 style="${styles.subheading}">${escapeHtml(words.t('mails.confirmed.change'))}</h2>` +
    `${escapeHtml(words.t('mails.confirmed.changeHelp'))} <a href="${orderUrl}" style="${styles.link}">${escapeHtml(words.t('mails.showOrder'))}</a></td></tr>`
  );
}

function getText(confirmation: Confirmation, lines: ConfirmationLine[], reference: string): string {
  const { words, firstName, venues } = confirmation;
  const { t } = words;
  const { parts, paid } = confirmationSums(confirmation);
  const paragraphs = lines.map(({ name, times, details, price }) =>
    [name, ...(times === null ? [] : [`${times.start}–${times.end}`]), ...details, price].join('\n'),
  );
  return [
    t('mails.confirmed.title'),
    t('mails.confirmed.textLead', { greeting: greeting(firstName, words), reference }),
    ...paragraphs,
    ...venues.map((venue) => venueText(venue, words)),
    ...getNotes(confirmation).map(({ heading, texts }) => [heading, ...texts].join('\n')),
    [...parts, paid].map(({ name, amount }) => `${name}: ${amount}`).join('\n'),
    t('mails.confirmed.link', { url: confirmation.orderUrl }),
  ].join('\n\n');
}

/** The confirmation mail of an order: sessions, what was paid and how, in HTML and as plain text. */
export function confirmationMail(confirmation: Confirmation): Omit<Mail, 'to'> {
  const { words, orderId, operatorName, firstName, items, currency, calendars, orderUrl } = confirmation;
  const { t } = words;
  const reference = orderReference(orderId);
  const format = (minor: number) => formatMinor(minor, currency);
  const lines = confirmationLines(items, { ...confirmation, format });
  const lead = `<p style="${styles.lead}">${escapeHtml(t('mails.confirmed.lead', { greeting: greeting(firstName, words) }))}</p>`;
  const hasBookings = items.some((item) => 'bookingId' in item || item.type === 'av2_booking_bundle');
  const label = hasBookings ? t('mails.confirmed.codes') : t('mails.showOrder');
  const button = mailButton(label, orderUrl);
  const reading = `<td style="${styles.reference}">${escapeHtml(t('mails.confirmed.reference'))}<br><b style="color:#FFFFFF;letter-spacing:.06em;white-space:nowrap">${reference}</b></td>`;
  const html = mailFrame({
    words,
    title: t('mails.confirmed.title'),
    preview: t('mails.confirmed.preview'),
    operatorName,
    opening: lead + table(`<tr>${button}<td width="20"></td>${reading}</tr>`, 'style="margin-top:24px"'),
    content: getContent(confirmation, lines),
    footer: `<b style="color:#FFFFFF">${escapeHtml(operatorName)}</b><br>${escapeHtml(t('mails.footer.booked'))}`,
  });
  const subject = t('mails.confirmed.subject', { reference });
  return { subject, html, text: getText(confirmation, lines, reference), calendars };
}
