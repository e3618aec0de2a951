import { getAuthUserEndpoint } from '#contract/customers/auth.ts';
import { listCustomerDocumentsEndpoint } from '#contract/desk/documents.ts';
import {
  addMembershipDocumentEndpoint,
  listMembershipsEndpoint,
  removeMembershipDocumentEndpoint,
} from '#contract/memberships/memberships.ts';
import { openJoiningDesk, pdf } from '#tests/support/joining/joining-desk.ts';
import { makeMember } from '#tests/support/joining/make-member.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db, clock, call, dependencies, types, venue } = await openJoiningDesk();
const { files } = dependencies.services.files;
const clerk = await makePerson(db, { permissions: ['customers'] });

beforeEach(() => clock.set('2026-11-18T12:00:00Z'));

interface Uploaded {
  membershipId: string;
  documentId: string;
}

const makeConcession = () =>
  makeMember(db, { membershipTypeId: types.concession, homeVenueId: venue.id }, dependencies.config);

async function upload({ token }: MadePerson, membershipId: string): Promise<Uploaded> {
  const body = { file_name: 'card.pdf', file: pdf.toString('base64') };
  const answer = await call(`/api/my-account/memberships/${membershipId}/documents`, { token, body });
  const [file] = getData(addMembershipDocumentEndpoint, answer).documents.files ?? [];
  if (file === undefined) throw new Error('Nothing was uploaded.');
  return { membershipId, documentId: file.id };
}

/** A member with one document that waits. */
async function makeWaiting() {
  const { person, membershipId } = await makeConcession();
  return { person, ...(await upload(person, membershipId)) };
}

const withdraw = ({ token }: MadePerson, { membershipId, documentId }: Uploaded) =>
  call(`/api/my-account/memberships/${membershipId}/documents/${documentId}`, { token, method: 'DELETE' });
const accept = (documentId: string) =>
  call(`/api/foh/documents/${documentId}/decision`, { token: clerk.token, body: { decision: 'accepted' } });
const requireDocument = ({ id }: MadePerson) =>
  db.updateTable('users').set({ documentUploadRequired: true }).where('id', '=', id).execute();
const isRequired = async ({ token }: MadePerson) =>
  getData(getAuthUserEndpoint, await call('/api/auth/user', { token })).membershipDocumentUploadRequired;

describe('a document that is withdrawn', () => {
  it('goes with its file, and one that was asked for is asked for again once none waits', async () => {
    const { person, membershipId } = await makeConcession();
    await requireDocument(person);
    const before = files.size;
    const first = await upload(person, membershipId);
    clock.advance(60);
    const second = await upload(person, membershipId);
    const kept = getData(removeMembershipDocumentEndpoint, await withdraw(person, first));
    expect(kept.documents).toMatchObject({ uploadRequired: false, files: [{ id: second.documentId }] });
    const gone = getData(removeMembershipDocumentEndpoint, await withdraw(person, second));
    expect(gone.documents).toMatchObject({ uploadRequired: true, files: [] });
    expect(files.size).toBe(before);
    const atDesk = await call(`/api/foh/customers/${person.id}/documents`, { token: clerk.token });
    expect(getData(listCustomerDocumentsEndpoint, atDesk)).toEqual([]);
    const events = db.selectFrom('auditEvents').where('action', '=', 'document_withdrawn').select('actorUserId');
    expect(await events.execute()).toEqual([{ actorUserId: person.id }, { actorUserId: person.id }]);
    expect((await withdraw(person, second)).status).toBe(404);
  });

  it('is not asked for again when nobody asked for it, or another one was accepted since', async () => {
    const { person, membershipId, documentId } = await makeWaiting();
    expect((await withdraw(person, { membershipId, documentId })).status).toBe(200);
    expect(await isRequired(person)).toBe(false);
    await requireDocument(person);
    const first = await upload(person, membershipId);
    clock.advance(60);
    const second = await upload(person, membershipId);
    expect((await accept(first.documentId)).status).toBe(200);
    expect((await withdraw(person, second)).status).toBe(200);
    expect(await isRequired(person)).toBe(false);
  });

  it('waits still: staff decide or its owner withdraws, whoever is first', async () => {
    const { person, membershipId, documentId } = await makeWaiting();
    expect((await accept(documentId)).status).toBe(200);
    expect(getFailure(await withdraw(person, { membershipId, documentId })).message).toBe(
      'This document has been checked already',
    );
    const other = await makeWaiting();
    const both = await Promise.all([withdraw(other.person, other), accept(other.documentId)]);
    expect(both.map(({ status }) => status)).toContainEqual(200);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is its owner’s: not of a stranger, of another one whom the membership covers, nor by another membership', async () => {
    const { person, membershipId, documentId } = await makeWaiting();
    const partner = await makePerson(db);
    await db.insertInto('membershipUsers').values({ membershipId, userId: partner.id }).execute();
    for (const other of [await makePerson(db), partner])
      expect((await withdraw(other, { membershipId, documentId })).status).toBe(404);
    const theirs = await makeWaiting();
    expect((await withdraw(theirs.person, { membershipId: theirs.membershipId, documentId })).status).toBe(404);
    const listed = await call('/api/my-account/memberships', { token: person.token });
    expect(getData(listMembershipsEndpoint, listed)[0]?.documents.files).toHaveLength(1);
  });
});

describe('a document that may not be sent', () => {
  const program = { file_name: 'card.png', file: Buffer.from('MZ this is a program').toString('base64') };
  const send = ({ token }: MadePerson, membershipId: string) =>
    call(`/api/my-account/memberships/${membershipId}/documents`, { token, body: program });

  it('is not looked at: of a membership of somebody else, of one that asks for none, and of too many', async () => {
    const { person, membershipId } = await makeConcession();
    const stranger = await makePerson(db);
    expect((await send(stranger, membershipId)).status).toBe(404);
    const plain = await makeMember(db, { membershipTypeId: types.offPeak, homeVenueId: venue.id }, dependencies.config);
    expect(getFailure(await send(plain.person, plain.membershipId)).code).toBe('not_bookable');
    for (let count = 0; count < 5; count += 1) await upload(person, membershipId);
    expect(getFailure(await send(person, membershipId)).errors).toEqual({ file: ['There can be at most 5 documents'] });
  });
});
