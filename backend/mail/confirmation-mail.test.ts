import { money } from '#backend/serialize/money.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { mailText } from './mail-text.ts';

const swim: CartItem = {
  id: 'c5a0b3c2-0000-4000-8000-000000000001',
  type: 'av2_booking',
  cartableType: 'av2Booking',
  cartableResource: {
    name: 'Swim & splash',
    venueName: 'Riverside',
    location: { name: 'Main pool' },
    duration: 60,
    date: { fullDatePretty: 'Thursday 26 November 2026', raw: '2026-11-26' },
    startsAt: '18:30',
    endsAt: '19:30',
  },
  name: 'Swim & <splash>',
  quantity: 3,
  maxQuantity: null,
  price: money(560, 'GBP'),
  lineTotal: money(1680, 'GBP'),
  sortBy: 0,
  membershipUserId: null,
  purchasedForUserId: 1001,
  enablePrintReceipt: false,
  benefitApplied: false,
  packageApplied: false,
  holdExpiresAt: null,
  holdExpired: false,
  questionsOutstanding: false,
  bookingType: 'ticketed',
  startsAt: { utc: '2026-11-26T18:30:00Z', local: '2026-11-26 18:30:00', timezone: 'Europe/London' },
  endsAt: { utc: '2026-11-26T19:30:00Z', local: '2026-11-26 19:30:00', timezone: 'Europe/London' },
  venue: { id: 'c5a0b3c2-0000-4000-8000-000000000002', name: 'Riverside', slug: 'riverside' },
  bookingId: 'c5a0b3c2-0000-4000-8000-000000000003',
  occurrenceId: 'a'.repeat(34),
  childItems: [],
};

const confirmation = {
  orderId: 'abcdef12-0000-4000-8000-000000000004',
  operatorName: 'Touchline Leisure',
  firstName: 'Alex',
  items: [swim],
  whatToBring: ['Swimwear & a <towel>', 'Shoes with non-marking soles'],
  outstanding: [],
  currency: 'GBP',
  total: 1680,
  tenders: [
    { tenderType: 'general-credit', amount: 680 },
    { tenderType: 'online', amount: 1000 },
  ],
  cardLast4: '4242',
  orderUrl: 'https://bookings.example/booking-confirmed/abcdef12-0000-4000-8000-000000000004?rt=end.signature',
  words: mailText('en'),
  venues: [
    { name: 'Riverside', address: '1 Calder <Bank>, HX6 2QD', phone: '01632 960142', latitude: 53.7, longitude: -1.9 },
  ],
  calendars: ['BEGIN:VCALENDAR'],
  names: new Map([[swim.id, 'Alex Morgan']]),
  cancellations: new Map([
    [swim.id, 'Free to cancel until 16:30 on Thu, 26 Nov 2026. The money comes back as credit.'],
  ]),
};
const { subject, html, text, calendars } = confirmationMail(confirmation);

it('names the sessions, what was paid and how, in HTML and as text', () => {
  expect(subject).toBe('Booking confirmed, TL-ABCDEF12');
  for (const form of [html, text]) {
    for (const words of [
      '18:30',
      '19:30',
      'Thu, 26 Nov 2026',
      'Main pool, Riverside',
      '£16.80',
      '−£6.80',
      'Paid by card ending 4242',
      '£10.00',
    ]) {
      expect(form).toContain(words);
    }
  }
  expect(text).toContain('3 x Swim & <splash>');
});

it('links to the entry codes, where a line has bookings', () => {
  expect(html).toContain('Show entry codes');
  expect(confirmationMail({ ...confirmation, items: [] }).html).not.toContain('Show entry codes');
});

it('says what to bring, and nothing of it when nobody asks for anything', () => {
  expect(text).toContain('What to bring\nSwimwear & a <towel>\nShoes with non-marking soles');
  expect(html).toContain('Swimwear &amp; a &lt;towel&gt;<br>Shoes with non-marking soles');
  const quiet = confirmationMail({ ...confirmation, whatToBring: [] });
  for (const form of [quiet.html, quiet.text]) expect(form).not.toContain('What to bring');
});

it('says what is still to be signed or attended, and where; nothing of it when nothing is', () => {
  for (const form of [html, text]) expect(form).not.toContain('Still to do');
  const asking = confirmationMail({ ...confirmation, outstanding: ['Pool <rules>', 'Pool induction'] });
  expect(asking.text).toContain('Still to do before you come\nPool <rules>\nPool induction\nLog in to My account');
  expect(asking.html).toContain('Pool &lt;rules&gt;<br>Pool induction<br>Log in to My account');
});

it('makes names safe and loads nothing from elsewhere', () => {
  expect(html).toContain('3 x Swim &amp; &lt;splash&gt;');
  expect(html).not.toMatch(/<img|url\(|src=/);
});

it('says for whom, until when it can be cancelled, and how to get there', () => {
  for (const form of [html, text]) {
    expect(form).toContain('For Alex Morgan');
    expect(form).toContain('Free to cancel until 16:30 on Thu, 26 Nov 2026. The money comes back as credit.');
    expect(form).toContain('01632 960142');
    expect(form).toMatch(/maps\/dir\/\?api=1&(amp;)?destination=53.7%2C-1.9/);
  }
  expect(html).toContain('1 Calder &lt;Bank&gt;, HX6 2QD');
  expect(calendars).toEqual(['BEGIN:VCALENDAR']);
});

it('leads to the order with its key', () => {
  expect(text).toContain(confirmation.orderUrl);
  expect(html).toContain(confirmation.orderUrl);
});

describe('a visit of several tickets', () => {
  const rule = 'Free to cancel until it starts. The money comes back as credit.';
  const fifth = { uses: 2, usesLeft: 5, usesTotal: 10 };
  const adults: CartItem = {
    ...{ ...swim, id: 'adults', name: 'Family swim, Adult', quantity: 2, packageApplied: true },
    ...{ lineTotal: money(0, 'GBP'), fullPrice: money(1120, 'GBP') },
    savings: [{ kind: 'package', name: 'Ten swims', amount: money(1120, 'GBP'), ...fifth }],
  };
  const junior: CartItem = {
    ...{ ...swim, id: 'junior', name: 'Family swim, Junior', quantity: 1 },
    ...{ lineTotal: money(400, 'GBP'), fullPrice: money(450, 'GBP') },
    savings: [{ kind: 'member_price', name: null, amount: money(50, 'GBP'), uses: 1, usesLeft: null, usesTotal: null }],
  };
  const visit = confirmationMail({
    ...confirmation,
    ...{ items: [adults, junior], total: 400, tenders: [{ tenderType: 'online', amount: 400 }] },
    names: new Map([
      ['adults', 'Alex Morgan'],
      ['junior', 'Sam Morgan'],
    ]),
    cancellations: new Map([
      ['adults', rule],
      ['junior', rule],
    ]),
  });

  it('is one line with its people and one sentence on cancelling', () => {
    expect(visit.text).toContain(
      [
        ...['3 x Family swim', '18:30–19:30', 'Thu, 26 Nov 2026', 'Main pool, Riverside'],
        ...['2 x Adult, Alex Morgan, from your package', 'Junior, Sam Morgan', rule, '£4.00'],
      ].join('\n'),
    );
    for (const form of [visit.text, visit.html]) expect(form.split(rule)).toHaveLength(2);
  });

  it('says in its sums what was saved and why', () => {
    expect(visit.text).toContain(
      [
        ...['Full price: £15.70', 'Ten swims, 2 uses: −£11.20', 'Member prices: −£0.50'],
        ...['Basket cost: £4.00', 'Paid by card ending 4242: £4.00'],
      ].join('\n'),
    );
    expect(text).not.toContain('Full price');
  });

  it('stays two lines where it is two sessions', () => {
    const later = confirmationMail({ ...confirmation, items: [adults, { ...junior, occurrenceId: 'b'.repeat(34) }] });
    expect(later.text).toContain('2 x Family swim, Adult\n');
    expect(later.text).toContain('From your package');
    expect(later.text).toContain('\nFamily swim, Junior\n');
  });
});
