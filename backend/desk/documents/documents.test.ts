import { expireJoinings } from '#backend/joining/expire-joinings.ts';
import { getAuthUserEndpoint } from '#contract/customers/auth.ts';
import { listCustomerDocumentsEndpoint, decideDocumentEndpoint } from '#contract/desk/documents.ts';
import { addMembershipDocumentEndpoint, listMembershipsEndpoint } from '#contract/memberships/memberships.ts';
import { openJoiningDesk, pdf } from '#tests/support/joining/joining-desk.ts';
import { makeMember } from '#tests/support/joining/make-member.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const desk = await openJoiningDesk();
const { db, clock, call, dependencies, types, venue } = desk;
const { files } = dependencies.services.files;
const clerk = await makePerson(db, { permissions: ['customers'] });

beforeEach(() => clock.set('2026-11-18T12:00:00Z'));

const makeConcession = () =>
  makeMember(db, { membershipTypeId: types.concession, homeVenueId: venue.id }, dependencies.config);

const send = (person: MadePerson, membershipId: string, more: object = {}) =>
  call(`/api/my-account/memberships/${membershipId}/documents`, {
    token: person.token,
    body: { file_name: '<b>card</b>.pdf', file: pdf.toString('base64'), ...more },
  });

/** A member with one document that waits. */
async function makeWaiting() {
  const { person, membershipId } = await makeConcession();
  const { documents } = getData(addMembershipDocumentEndpoint, await send(person, membershipId));
  const [file] = documents.files ?? [];
  if (file === undefined) throw new Error('Nothing was uploaded.');
  return { person, membershipId, documentId: file.id };
}

const decide = (documentId: string, body: object, by: MadePerson = clerk) =>
  call(`/api/foh/documents/${documentId}/decision`, { token: by.token, body });
const accept = (documentId: string, more: object = {}) => decide(documentId, { decision: 'accepted', ...more });
const refuse = (documentId: string, reason = 'It cannot be read') =>
  decide(documentId, { decision: 'refused', reason });

const listAtDesk = async (person: MadePerson) =>
  getData(
    listCustomerDocumentsEndpoint,
    await call(`/api/foh/customers/${person.id}/documents`, { token: clerk.token }),
  );
const getAccount = async ({ token }: MadePerson) =>
  getData(getAuthUserEndpoint, await call('/api/auth/user', { token }));
const getMembership = async ({ token }: MadePerson) =>
  getData(listMembershipsEndpoint, await call('/api/my-account/memberships', { token }))[0];
const getMails = (documentId: string) =>
  db.selectFrom('outbox').where('dedupeKey', '=', `document:${documentId}`).select('payload').execute();
const getEvents = async ({ id }: MadePerson) => {
  const rows = await db
    .selectFrom('auditEvents')
    .where('subjectType', '=', 'user')
    .where('subjectId', '=', String(id))
    .orderBy('id')
    .select(['action', 'actorUserId'])
    .execute();
  return rows.map(({ action, actorUserId }) => [action, actorUserId]);
};

describe('a document of a membership', () => {
  it('waits for staff, and nothing more is requested of the customer', async () => {
    const { person, membershipId } = await makeConcession();
    await db.updateTable('users').set({ documentUploadRequired: true }).where('id', '=', person.id).execute();
    expect(await getMembership(person)).toMatchObject({
      documents: { uploadRequired: true, requested: { name: 'Student card' }, files: [] },
    });
    const sent = getData(addMembershipDocumentEndpoint, await send(person, membershipId));
    expect(sent.documents).toMatchObject({
      uploadRequired: false,
      files: [{ fileName: '<b>card</b>.pdf', status: 'waiting', refusedBecause: null }],
    });
    expect((await getAccount(person)).membershipDocumentUploadRequired).toBe(false);
    expect(await listAtDesk(person)).toMatchObject([
      { status: 'waiting', membership: { id: membershipId }, proofName: 'Student card' },
    ]);
  });

  it('is listed at the desk when it was uploaded while joining, once that is paid', async () => {
    const { person, membershipId } = await makeConcession();
    const joining = { id: membershipId, userId: person.id, membershipTypeId: types.concession, homeVenueId: venue.id };
    await db
      .insertInto('joinings')
      .values({
        ...joining,
        status: 'completed',
        startsOn: '2026-11-18',
        createdAt: clock.now(),
        expiresAt: clock.now(),
        endedAt: clock.now(),
      })
      .execute();
    const document = { joiningId: membershipId, file: `proofs/${membershipId}.pdf`, fileName: 'proof.pdf' };
    await db
      .insertInto('joiningDocuments')
      .values({ ...document, contentType: 'application/pdf', size: 15, uploadedAt: clock.now() })
      .execute();
    const [listed] = await listAtDesk(person);
    expect(listed).toMatchObject({ fileName: 'proof.pdf', status: 'waiting' });
    expect((await refuse(listed?.id ?? '')).status).toBe(200);
    expect((await getAccount(person)).membershipDocumentUploadRequired).toBe(true);
  });

  it('is nobody else’s: not of a stranger, of a person it does not cover, nor shown to the others it covers', async () => {
    const { person, membershipId } = await makeWaiting();
    const stranger = await makePerson(db);
    expect((await send(stranger, membershipId)).status).toBe(404);
    expect((await send(stranger, membershipId, { selected_user_id: person.id })).status).toBe(403);
    const partner = await makePerson(db);
    await db.insertInto('membershipUsers').values({ membershipId, userId: partner.id }).execute();
    expect((await getMembership(partner))?.documents.files).toEqual([]);
    await linkPeople(db, partner, person);
    expect((await send(partner, membershipId, { selected_user_id: person.id })).status).toBe(200);
    expect((await getMembership(person))?.documents.files).toHaveLength(2);
  });

  it('is not taken for a membership that is over, or asks for nothing; five may wait', async () => {
    const over = await makeMember(
      db,
      { membershipTypeId: types.concession, homeVenueId: venue.id, endsOn: '2026-11-17', startsOn: '2026-01-01' },
      dependencies.config,
    );
    const before = files.size;
    expect(getFailure(await send(over.person, over.membershipId)).message).toBe('This membership has ended');
    const plain = await makeMember(db, { membershipTypeId: types.offPeak, homeVenueId: venue.id }, dependencies.config);
    expect(getFailure(await send(plain.person, plain.membershipId)).code).toBe('not_bookable');
    expect(files.size).toBe(before);
    const { person, membershipId } = await makeConcession();
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send(person, membershipId)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 422]);
  });
});

describe('staff', () => {
  it('read the file as a download under a name of ours, and that is audited', async () => {
    const { person, documentId } = await makeWaiting();
    const answer = await call(`/api/foh/documents/${documentId}`, { token: clerk.token });
    expect(answer.text).toBe(pdf.toString('utf8'));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="document-${documentId}.pdf"`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await getEvents(person)).toContainEqual(['document_viewed', clerk.id]);
    expect((await call(`/api/foh/documents/${documentId}`, { token: person.token })).status).toBe(403);
  });

  it('accept one until a day, and the customer is told', async () => {
    const { person, documentId } = await makeWaiting();
    const accepted = getData(decideDocumentEndpoint, await accept(documentId, { expires_on: '2027-08-31' }));
    expect(accepted).toMatchObject({ status: 'accepted', decidedAt: '2026-11-18T12:00:00Z' });
    expect(await getAccount(person)).toMatchObject({
      documentExpiry: '2027-08-31',
      membershipDocumentUploadRequired: false,
    });
    const [mail] = await getMails(documentId);
    expect(mail?.payload.subject).toBe('Your document has been accepted');
    expect(mail?.payload.text).toContain('It counts until Tue, 31 Aug 2027.');
    expect(await getEvents(person)).toContainEqual(['document_accepted', clerk.id]);
  });

  it('refuse one with a reason, and another is requested for', async () => {
    const { person, membershipId, documentId } = await makeWaiting();
    expect((await refuse(documentId, 'The photo is blurred')).status).toBe(200);
    expect(await getMembership(person)).toMatchObject({
      documents: { uploadRequired: true, files: [{ status: 'refused', refusedBecause: 'The photo is blurred' }] },
    });
    const [mail] = await getMails(documentId);
    expect(mail?.payload.subject).toBe('Please send your document again');
    expect(mail?.payload.text).toContain('Why: The photo is blurred');
    expect(await getEvents(person)).toContainEqual(['document_refused', clerk.id]);
    expect((await send(person, membershipId)).status).toBe(200);
  });

  it('decide once, whoever is first, and never about their own', async () => {
    const { person, documentId } = await makeWaiting();
    const both = await Promise.all([accept(documentId), refuse(documentId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await getMails(documentId)).toHaveLength(1);
    const theirs = await makeWaiting();
    await db.insertInto('staffPermissions').values({ userId: theirs.person.id, permission: 'customers' }).execute();
    await db.updateTable('users').set({ isStaff: true }).where('id', '=', theirs.person.id).execute();
    expect((await decide(theirs.documentId, { decision: 'accepted' }, theirs.person)).status).toBe(403);
    expect((await getMembership(person))?.documents.files?.[0]?.status).not.toBe('waiting');
  });
});

it('goes with the account', async () => {
  const { person, documentId } = await makeWaiting();
  const before = files.size;
  await db.updateTable('users').set({ closedAt: clock.now(), email: null }).where('id', '=', person.id).execute();
  await expireJoinings(dependencies);
  expect(files.size).toBe(before - 1);
  expect(await db.selectFrom('joiningDocuments').where('id', '=', documentId).select('id').execute()).toEqual([]);
});
