import { randomUUID } from 'node:crypto';
import { createPurgeOld } from '#backend/jobs/purge-old.ts';
import { readJoiningDraftEndpoint, saveJoiningDraftEndpoint } from '#contract/joining/draft.ts';
import { joiningTypes } from '#contract/joining/rules/joining-types.ts';
import { openJoiningDesk } from '#tests/support/joining/joining-desk.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db, clock, call, venue, types, send } = await openJoiningDesk();

const save = (email: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  call('/api/online-joining/drafts', {
    headers,
    body: {
      email,
      membership_type_id: types.family,
      home_venue: venue.slug,
      step: 'people',
      data_fields: { personal: { first_name: 'Robin' }, contact: { phone: '077' } },
      people: [{ first_name: 'Ivy' }],
      ...more,
    },
  });
const read = (token: string) => call('/api/online-joining/drafts/read', { body: { token } });

async function mailsTo(email: string) {
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows.map(({ payload }) => payload).filter(({ to }) => to === email);
}

const keyIn = (text: unknown) => /\/join\/resume\?key=([\w-]+)/.exec(String(text))?.[1] ?? '';

beforeEach(() => clock.set('2026-11-18T12:00:00Z'));

describe('a joining that goes on elsewhere', () => {
  it('is resumed by the link that is mailed, as far as it was typed', async () => {
    const email = `${randomUUID()}@example.com`;
    expect(getData(saveJoiningDraftEndpoint, await save(email)).expiresAt).toBe('2026-12-02T12:00:00Z');
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Go on with your membership');
    // An address that anybody may have typed gets nothing that was typed.
    expect(mail?.text).not.toContain('Robin');
    expect(getData(readJoiningDraftEndpoint, await read(keyIn(mail?.text)))).toMatchObject({
      email,
      membershipTypeId: types.family,
      homeVenue: { slug: venue.slug },
      onboardingType: 'membership_purchase',
      step: 'people',
      dataFields: { personal: { firstName: 'Robin' }, contact: { phone: '077' } },
      people: [{ firstName: 'Ivy' }],
      hasAccount: false,
    });
  });

  it.each(joiningTypes)('asks the form %s where it was begun with it', async (type) => {
    const email = `${randomUUID()}@example.com`;
    await save(email, { onboarding_type: type });
    const [mail] = await mailsTo(email);
    const { onboardingType } = getData(readJoiningDraftEndpoint, await read(keyIn(mail?.text)));
    expect(onboardingType).toBe(type);
  });

  it('cannot be begun with a kind that has no membership', async () => {
    const refused = await save(`${randomUUID()}@example.com`, { onboarding_type: 'customer_account_foh' });
    expect(Object.keys(getFailure(refused).errors ?? {})).toEqual(['onboarding_type']);
  });

  it('is mailed in the language of whoever has the address, else of the browser', async () => {
    const email = `${randomUUID()}@example.com`;
    await save(email, {}, { 'accept-language': 'cy' });
    expect((await mailsTo(email))[0]?.subject).toBe('Parhau â’ch aelodaeth');
    const known = `${randomUUID()}@example.com`;
    await makePerson(db, { email: known, language: 'cy' });
    await save(known);
    const [mail] = await mailsTo(known);
    expect(mail?.subject).toBe('Parhau â’ch aelodaeth');
    expect(getData(readJoiningDraftEndpoint, await read(keyIn(mail?.text))).hasAccount).toBe(true);
  });

  it('is stored encrypted, and its link ends with time and with joining, not with what somebody else saves', async () => {
    const email = `${randomUUID()}@example.com`;
    await save(email);
    const stored = JSON.stringify(
      await db.selectFrom('joiningDrafts').where('email', '=', email).selectAll().execute(),
    );
    expect(stored).not.toContain('Robin');
    await save(email.toUpperCase());
    const [first] = await mailsTo(email);
    const [second] = await mailsTo(email.toUpperCase());
    expect((await read(keyIn(first?.text))).status).toBe(200);
    const key = keyIn(second?.text);
    expect((await read(key)).status).toBe(200);
    clock.set('2026-12-02T12:00:01Z');
    expect(getFailure(await read(key)).code).toBe('invalid_token');
    clock.set('2026-11-18T12:00:00Z');
    const password = 'Correct-horse-1';
    const answer = await send({ draft_token: key, password, password_confirmation: password });
    expect(answer.status).toBe(200);
    expect(getFailure(await read(key)).code).toBe('invalid_token');
    expect(getFailure(await read(keyIn(first?.text))).code).toBe('invalid_token');
  });

  it('is deleted once its time is over', async () => {
    const email = `${randomUUID()}@example.com`;
    await save(email);
    clock.set('2026-12-02T11:59:59Z');
    await createPurgeOld({ db, clock })();
    const find = () => db.selectFrom('joiningDrafts').where('email', '=', email).select('id').execute();
    expect(await find()).toHaveLength(1);
    clock.set('2026-12-02T12:00:00Z');
    await createPurgeOld({ db, clock })();
    expect(await find()).toEqual([]);
  });
});
