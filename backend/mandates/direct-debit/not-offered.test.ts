import { runBilling } from '#backend/billing/run-billing.ts';
import { getDeskEndpoint } from '#contract/desk/desk.ts';
import { listMembershipTypesEndpoint } from '#contract/joining/membership-types.ts';
import { listMembershipsEndpoint } from '#contract/memberships/memberships.ts';
import { testConfig } from '#tests/support/backend.ts';
import { debit, openJoiningDesk } from '#tests/support/joining/joining-desk.ts';
import { makeMember } from '#tests/support/joining/make-member.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';
import { findDebitProvider } from './http-provider.ts';

const desk = await openJoiningDesk({ settings: { directDebit: null } });
const { db, clock, call, dependencies, venue, types, mails } = desk;

/** What is asked of providers, by address and key. */
const requests: string[] = [];
dependencies.services.payments.fetch = (input, init) => {
  const request = new Request(input, init);
  requests.push(`${request.method} ${request.url} ${request.headers.get('Authorization') ?? ''}`);
  return Promise.resolve(new Response('{"id":"MD1"}', { status: 201 }));
};
const notOffered = { 'method.kind': ['Direct debits are not offered here, please choose a card'] };

afterEach(() => expect(requests).toEqual([]));

it('is not offered by what is on sale, and not taken by a joining, which a card still pays', async () => {
  const sold = getData(
    listMembershipTypesEndpoint,
    await call(`/api/online-joining/venues/${venue.slug}/membership-types`),
  );
  expect(sold.map(({ offersDirectDebit }) => offersDirectDebit)).toEqual([false, false, false]);
  const person = await desk.makeBuyer();
  await desk.begin(person);
  expect(getFailure(await desk.payWith(person, debit)).errors).toEqual(notOffered);
  expect(await db.selectFrom('mandates').selectAll().execute()).toEqual([]);
  expect((await desk.payWith(person, { kind: 'card', authorised: true })).status).toBe(200);
  expect(await desk.joining(person)).toMatchObject({ missing: [], paymentMethod: { kind: 'card' } });
});

it('is asked for anew by a joining that chose it before', async () => {
  const { directDebit } = testConfig();
  const person = await desk.makeBuyer();
  await desk.begin(person);
  Object.assign(dependencies.config, { directDebit });
  await desk.payWith(person, debit);
  expect(await desk.joining(person)).toMatchObject({ missing: [], paymentMethod: { kind: 'direct_debit' } });
  Object.assign(dependencies.config, { directDebit: null });
  expect(await desk.joining(person)).toMatchObject({ missing: ['payment_method'], paymentMethod: null });
  expect(getFailure(await desk.pay(person)).code).toBe('joining_incomplete');
});

it('is neither offered nor taken by the account', async () => {
  const { person, membershipId } = await makeMember(
    db,
    { membershipTypeId: types.offPeak, homeVenueId: venue.id },
    desk.config,
  );
  const [membership] = getData(listMembershipsEndpoint, await call('/api/my-account/memberships', person));
  expect(membership?.billing?.offersDirectDebit).toBe(false);
  const path = `/api/my-account/memberships/${membershipId}/payment-method`;
  const changed = await call(path, { method: 'PUT', token: person.token, body: { method: debit } });
  expect(getFailure(changed).errors).toEqual(notOffered);
});

it('is neither offered nor taken at the desk', async () => {
  const clerk = await makePerson(db, { permissions: ['sell'] });
  await db.updateTable('accessTokens').set({ createdAt: clock.now(), lastUsedAt: clock.now() }).execute();
  const shown = getData(getDeskEndpoint, await call(`/api/foh/desk?venue=${venue.slug}`, { token: clerk.token }));
  expect(shown.tenders).toContain('cash');
  expect(shown.tenders).not.toContain('direct-debit');
  const offer = { terms: true, completed_waivers: [], source: 'foh', item_hash: 'none' };
  const body = { ...offer, payments: [{ tender_type: 'direct-debit', amount: 100 }] };
  const { errors } = getFailure(await call('/api/foh/checkout/pay', { token: clerk.token, body }));
  expect(errors?.['payments.0.tender_type']?.[0]).toMatch(/^Must be one of: /);
  expect(errors?.['payments.0.tender_type']?.[0]).not.toContain('direct-debit');
});

it('waits where it was agreed to before: nobody is asked, nobody is told, and nothing lapses', async () => {
  const { membershipId, mandateId } = await makeMember(
    db,
    { membershipTypeId: types.offPeak, homeVenueId: venue.id },
    desk.config,
  );
  const charges = () =>
    db.selectFrom('membershipCharges').where('membershipId', '=', membershipId).selectAll().execute();
  clock.set('2026-12-01T12:00:00Z');
  await runBilling(dependencies);
  clock.set('2026-12-28T12:00:00Z');
  await runBilling(dependencies);
  const [charge] = await charges();
  expect(charge).toMatchObject({ state: 'due', attempts: 0, failureCode: null });
  expect(await mails(`charge-failed:${charge?.id}`)).toEqual([]);
  const membership = db.selectFrom('memberships').where('id', '=', membershipId).select(['status', 'graceEndsOn']);
  expect(await membership.execute()).toEqual([{ status: 'active', graceEndsOn: null }]);
  // Its attempt is open as well, since an answer was lost before.
  await db.updateTable('membershipCharges').set({ state: 'sending', attempts: 1, mandateId }).execute();
  await runBilling(dependencies);
  expect(await charges()).toMatchObject([{ state: 'sending', unanswered: 0 }]);
});

it('asks the provider that is configured, by its address and key', async () => {
  const directDebit = { url: 'https://debits.example.com/v1/', key: 'key-of-ours' };
  const config = { ...dependencies.config, directDebit };
  const account = { accountHolder: 'R Reed', sortCode: '123456', accountNumber: '12345678' };
  const provider = findDebitProvider({ ...dependencies, config });
  expect(await provider?.createMandate({ key: 'm1', reference: 'TL1', account })).toMatchObject({ kind: 'created' });
  expect(requests.splice(0)).toEqual(['POST https://debits.example.com/v1/mandates Bearer key-of-ours']);
});
