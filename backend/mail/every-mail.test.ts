import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { queuePapersReminder } from '#backend/bookings/reminders/remind-of-papers.ts';
import { queueInvitation } from '#backend/customers/queue-invitation.ts';
import { sendResetLinks } from '#backend/customers/send-reset-links.ts';
import { queueEmailLink } from '#backend/customers/sign-in/email-link.ts';
import { queueSecurityMail } from '#backend/customers/sign-in/security-mail.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { DeskDocumentRow } from '#backend/desk/documents/desk-documents.ts';
import { queueDecision } from '#backend/desk/operations/customer-documents.ts';
import { queueClosing } from '#backend/own-data/operations/close-account.ts';
import { queueGift } from '#backend/packages/operations/guest-passes.ts';
import { queueRefusal } from '#backend/payments/queue-refusal.ts';
import { queueOffer } from '#backend/waitlist/offer-places.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { GuestPass } from '#contract/packages/guest-passes.ts';
import cancellationCy from '#messages/cy/cancellation.json' with { type: 'json' };
import mailsCy from '#messages/cy/mails.json' with { type: 'json' };
import cancellationEn from '#messages/en/cancellation.json' with { type: 'json' };
import mailsEn from '#messages/en/mails.json' with { type: 'json' };
import { countingIds, testConfig } from '#tests/support/backend.ts';
import { askToMove, cancelThese } from '#tests/support/bookings/cancel-bookings.ts';
import { makeCreditor, payByCredit } from '#tests/support/bookings/credit-customer.ts';
import { changed, deleted } from '#tests/support/bookings/manage-occurrences.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { makeMembership } from '#tests/support/make/make-discounts.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';

const shop = await openShop();
const { db, clock, venue, add, call } = shop;
const context = { db, clock, ids: countingIds(1), config: testConfig() };
const classes = await makeActivity(db, venue);
const desk = await makePerson(db, { permissions: ['timetable'] });

const mailSchema = z.object({ subject: z.string(), html: z.string(), text: z.string(), to: z.string() });
type KeptMail = z.infer<typeof mailSchema>;

const at = (hour: number, more = {}) =>
  makeSession(db, classes, { startsAt: new Date(`2026-11-25T${hour}:00:00Z`), templateName: 'Pilates', ...more });

/** A booking that is confirmed and moved, and one cancelled late; the venue changes and cancels the first, and one waited for. */
async function bookMoveAndCancel(language: Language, email: string): Promise<void> {
  const { id: cancellationPolicyId } = await db
    .insertInto('cancellationPolicies')
    .values({
      name: 'Three days',
      cutOffMinutes: 3 * 24 * 60,
      cutOffActions: ['charge_fee'],
      fee: 300,
      awardsCredit: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const person = await makeCreditor(shop, { general: 1240 });
  await db
    .updateTable('users')
    .set({ email, emailVerifiedAt: clock.now(), language })
    .where('id', '=', person.id)
    .execute();
  const [from, to, late] = [await at(10), await at(12, { price: 400 }), await at(14, { cancellationPolicyId })];
  await add(person, [place(from), place(late)]);
  const bookings = await payByCredit(shop, person, { general: 1240 });
  await askToMove(shop, person, bookings[0]?.id ?? '', to.id, { accept_price: true });
  await cancelThese(shop, person, [bookings[1]?.id ?? '']);
  await changed(call, desk, to.id, { start_time: '12:30', duration_minutes: 30, friendly_location_name: 'Studio' });
  await deleted(call, desk, to.id, 'staff_availability');
  const awaited = await at(18, { maximum: 0, waitlistMaximum: 1, waitlistConsumed: 1, awaitedPlaces: 1 });
  await db.insertInto('waitlistEntries').values({ occurrenceId: awaited.id, userId: person.id }).execute();
  await changed(call, desk, awaited.id, { start_time: '18:30' });
  await deleted(call, desk, awaited.id, 'staff_availability');
}

const somePass: GuestPass = {
  id: randomUUID(),
  code: '4B7C90D2E1F6',
  status: 'available',
  guestName: null,
  venue: null,
  validFrom: '2026-11-24T18:00:00Z',
  expiresAt: null,
  usedAt: null,
  gift: null,
};

const someDocument: DeskDocumentRow = {
  id: randomUUID(),
  userId: 0,
  file: 'proofs/card.pdf',
  fileName: 'card.pdf',
  contentType: 'application/pdf',
  size: 15,
  uploadedAt: new Date('2026-11-24T18:00:00Z'),
  status: 'accepted',
  refusedBecause: null,
  decidedAt: new Date('2026-11-24T18:00:00Z'),
  membershipId: '',
  membershipName: 'Concession',
  proofName: 'Student card',
};

async function makeMembershipFor(tx: Tx, userId: number): Promise<string> {
  await makeMembership(tx, { venue, userId });
  return (await tx.selectFrom('memberships').where('userId', '=', userId).select('id').executeTakeFirstOrThrow()).id;
}

/** A child of somebody, who writes in the language of the parent. */
async function makeLink(tx: Tx, userId: number): Promise<number> {
  const child = await makePerson(db, { firstName: 'Sam', dateOfBirth: '2010-05-01' });
  const link = { userId, referencedUserId: child.id, relationship: 'parent', status: 'successful' } as const;
  return (await tx.insertInto('linkedUsers').values(link).returning('id').executeTakeFirstOrThrow()).id;
}

/** Every mail that there is, to one person. */
async function sendAll(language: Language): Promise<KeptMail[]> {
  const email = `${randomUUID()}@example.com`;
  await bookMoveAndCancel(language, email);
  const newAddress = `new-${email}`;
  const user = await db
    .selectFrom('users')
    .where('email', '=', email)
    .select(['id', 'email', 'language'])
    .executeTakeFirstOrThrow();
  const full = await at(16);
  const unsigned = {
    bookingId: await makeBooking(db, full, user.id),
    bookedByUserId: user.id,
    outstanding: [
      { id: randomUUID(), name: 'Pool rules', type: 'post-purchase-waiver' as const },
      { id: randomUUID(), name: 'Wall induction', type: 'post-purchase-induction' as const },
    ],
  };
  await db.insertInto('passwordResetRequests').values({ name: email, createdAt: clock.now() }).execute();
  await sendResetLinks(context);
  const stranger = await makePerson(db, { email: `${randomUUID()}@example.com`, password: 'a long enough pass' });
  await call('/api/auth/customer/email', {
    token: stranger.token,
    body: { email, current_password: 'a long enough pass' },
  });
  await transact(db, async (tx) => {
    await queueOffer(
      tx,
      { id: user.id, occurrenceId: full.id, userId: user.id, addedByUserId: null, places: 1 },
      new Date('2026-11-24T18:30:00Z'),
      context,
    );
    for (const state of ['declined', 'reversed'] as const)
      await queueRefusal(
        tx,
        {
          ...{ id: randomUUID(), cartId: 1, userId: user.id, site: 'bookings' as const, createdAt: clock.now() },
          ...{ state, amount: 620, currency: 'GBP' },
        },
        context,
      );
    await queueEmailLink(tx, { userId: user.id, email, language }, context);
    await queueEmailLink(tx, { userId: user.id, email, language, newReference: '100200301' }, context);
    const deskLink = { deskStep: 'allow' as const, email: newAddress, presentEmail: email };
    await queueEmailLink(tx, { userId: user.id, language, ...deskLink }, context);
    for (const notice of [
      'passwordChanged',
      'passwordReset',
      'emailChanged',
      'secondFactorOn',
      'secondFactorOff',
      'recoveryCodeUsed',
      'emailRequested',
    ] as const)
      await queueSecurityMail(tx, user, notice, context);
    await queueInvitation(tx, { linkId: await makeLink(tx, user.id), kind: 'link', email }, context);
    const takeOver = { linkId: await makeLink(tx, user.id), kind: 'take_over' as const };
    await queueInvitation(tx, { ...takeOver, email: newAddress }, context);
    const pass = { ...somePass, expiresAt: '2026-12-24T23:59:59Z' };
    await queueGift(tx, { pass, giverId: user.id, email, message: undefined }, context);
    await queuePapersReminder(tx, { ...unsigned, userId: user.id }, unsigned.outstanding, {
      ...context,
      now: clock.now(),
    });
    const document = {
      ...someDocument,
      id: randomUUID(),
      userId: user.id,
      membershipId: await makeMembershipFor(tx, user.id),
    };
    await queueDecision(tx, document, { ...context, expiresOn: '2027-08-31' });
    const refused = { ...document, id: randomUUID(), status: 'refused' as const, refusedBecause: 'Zu dunkel' };
    await queueDecision(tx, refused, { ...context, expiresOn: null });
    await queueClosing(tx, user.id, new Date('2026-12-08T18:00:00Z'), context);
  });
  const rows = await db.selectFrom('outbox').where('kind', '=', 'email').orderBy('id').select('payload').execute();
  return rows.map(({ payload }) => mailSchema.parse(payload)).filter(({ to }) => [email, newAddress].includes(to));
}

const mails = { en: await sendAll('en'), cy: await sendAll('cy') };

const texts = { en: [mailsEn, cancellationEn], cy: [mailsCy, cancellationCy] };

/** Texts of a language without what is put in, such as names; single words may be the same in two languages. */
function getPhrases(language: keyof typeof texts): string[] {
  const collect = (value: unknown): string[] =>
    typeof value === 'string'
      ? value.split(/[{}]|\w+, plural,|(?:one|two|other) (?={)/)
      : Object.values(value ?? {}).flatMap(collect);
  return texts[language]
    .flatMap(collect)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2,} \p{L}{2,}/u.test(part));
}

const subjects: Record<keyof typeof texts, string[]> = {
  en: [
    'Booking confirmed, TL-',
    'Your booking has been moved',
    'Your booking has been cancelled',
    'Your session has changed',
    'Your session has been cancelled',
    'A session you are waiting for has changed',
    'A session you were waiting for has been cancelled',
    'Choose a new password',
    'This address is already in use',
    'A place is free: Pilates',
    'Your payment did not go through',
    'Your payment did not go through',
    'Confirm your email address',
    'Welcome to Test Leisure',
    'Allow another email address?',
    'Your password was changed',
    'Your password was changed',
    'Your email address was changed',
    'Two-step log-in is on',
    'Two-step log-in is off',
    'A recovery code was used',
    'Another email address was asked for',
    'Robin Reed would like to link with you',
    'Your own log-in is ready',
    'A guest pass from Robin Reed',
    'Before your session: Pilates',
    'Your document has been accepted',
    'Please send your document again',
    'Your account will be closed',
  ],
  cy: [
    'Cadarnhawyd yr archeb, TL-',
    'Mae eich archeb wedi’i symud',
    'Mae eich archeb wedi’i chanslo',
    'Mae eich sesiwn wedi newid',
    'Mae eich sesiwn wedi’i chanslo',
    'Mae sesiwn yr ydych yn aros amdani wedi newid',
    'Mae sesiwn yr oeddech yn aros amdani wedi’i chanslo',
    'Dewis cyfrinair newydd',
    'Mae’r cyfeiriad hwn yn cael ei ddefnyddio eisoes',
    'Mae lle ar gael: Pilates',
    'Nid aeth eich taliad drwodd',
    'Nid aeth eich taliad drwodd',
    'Cadarnhewch eich cyfeiriad e-bost',
    'Croeso i Test Leisure',
    'Caniatáu cyfeiriad e-bost arall?',
    'Newidiwyd eich cyfrinair',
    'Newidiwyd eich cyfrinair',
    'Newidiwyd eich cyfeiriad e-bost',
    'Mae mewngofnodi dau gam ymlaen',
    'Mae mewngofnodi dau gam wedi’i ddiffodd',
    'Defnyddiwyd cod adfer',
    'Gofynnwyd am gyfeiriad e-bost arall',
    'Hoffai Robin Reed gysylltu â chi',
    'Mae eich mewngofnod eich hun yn barod',
    'Tocyn gwestai gan Robin Reed',
    'Cyn eich sesiwn: Pilates',
    'Mae eich dogfen wedi’i derbyn',
    'Anfonwch eich dogfen eto',
    'Bydd eich cyfrif yn cael ei gau',
  ],
};

describe.each(['en', 'cy'] as const)('mails in %s', (language) => {
  const other = language === 'en' ? 'cy' : 'en';

  it('are all there', () => {
    expect(mails[language].map(({ subject }) => subject.replace(/TL-.*/, 'TL-'))).toEqual(subjects[language]);
  });

  it('miss no text and have none of the other language, in HTML and as text', () => {
    const foreign = getPhrases(other).filter((phrase) => !getPhrases(language).includes(phrase));
    expect(foreign.length).toBeGreaterThan(40);
    for (const { subject, html, text } of mails[language]) {
      const words = `${subject}\n${html}\n${text}`.replaceAll('&#39;', "'");
      expect(words).not.toMatch(/(mails|booking|cancellation)\.\w+|undefined|\{\w+\}/);
      expect(foreign.filter((phrase) => words.includes(phrase))).toEqual([]);
    }
  });

  it('name their language', () => {
    for (const { html } of mails[language]) expect(html).toContain(`<html lang="${language}">`);
  });
});

it('name days and months in Welsh', () => {
  expect(mails.cy.find(({ subject }) => subject.includes('symud'))?.text).toContain('Mer, 25 Tach 2026');
});

it('say in money what a cancellation and a move came to', () => {
  const [, moved, cancelled] = mails.cy;
  expect(moved?.text).toContain('Mae £2.20 o’r hyn a daloch bellach yn gredyd yn eich cyfrif.');
  expect(cancelled?.text).toContain('Ffi am ganslo’n hwyr: £3.00');
});
