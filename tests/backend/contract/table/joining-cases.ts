import type { OperationId } from '#contract/routes.ts';
import {
  absent,
  conflict,
  forbidden,
  invalid,
  oldLink,
  required,
  unknownId,
  type CallCase,
  type Setting,
} from './call-case.ts';

const debit = {
  kind: 'direct_debit',
  account_holder: 'R Reed',
  sort_code: '12-34-56',
  account_number: '12345678',
  authorised: true,
};
const personal = { first_name: 'Robin', last_name: 'Reed', date_of_birth: '1990-04-01' };
const contact = {
  email: 'robin-of-the-cases@example.com',
  phone: '07700 900118',
  address: { address1: '14 Wharf Street', town: 'Leeds', postcode: 'LS1 1AA' },
};
const dataFields = { personal, contact, emergency_contact: { name: 'Jo', phone: '07700 900119' } };
const purchase = '?onboarding_type=membership_purchase';
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
const noJoining = absent('of nobody who is joining', { params: {} });

/** A membership on sale. */
async function makeType({ db }: Setting): Promise<string> {
  const values = { name: 'Swim', price: 3000, joiningFee: 1000 };
  const { id } = await db.insertInto('membershipTypes').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function getBody(setting: Setting) {
  return { membership_type_id: await makeType(setting), home_venue: setting.scene.venue.slug, data_fields: dataFields };
}

/** Robin begins to buy a membership. */
async function begin(setting: Setting) {
  const { call, scene } = setting;
  const body = await getBody(setting);
  const answer = await call(`/api/online-joining/onboarding${purchase}`, { token: scene.tokens.owner ?? '', body });
  if (answer.status !== 200) throw new Error(answer.text);
  return body;
}

const begun = async (setting: Setting) => {
  await begin(setting);
  return {};
};

async function upload(setting: Setting) {
  await begin(setting);
  const { call, scene } = setting;
  const { json } = await call('/api/online-joining/joining/documents', {
    token: scene.tokens.owner ?? '',
    body: { file_name: 'card.pdf', file: pdf },
  });
  const [document] = (json as { data: { documents: { id: string }[] } }).data.documents;
  return { params: { documentId: document?.id ?? '' } };
}

/** Robin's membership is one that was bought online. */
async function billed({ db, scene: { membership } }: Setting) {
  const from = { billsFrom: '2026-12-01', nextBillOn: '2026-12-01' };
  await db.updateTable('memberships').set(from).where('id', '=', membership.id).execute();
  return {};
}

/** A document is asked for of Robin. */
async function documentMissing({ db, scene: { robin } }: Setting) {
  await db.updateTable('users').set({ documentUploadRequired: true }).where('id', '=', robin.id).execute();
  return {};
}

/** Staff have accepted the document of Robin. */
async function documentAccepted({ db, scene: { documentId } }: Setting) {
  const decided = { status: 'accepted', decidedAt: new Date('2026-11-24T17:59:30Z') } as const;
  await db.updateTable('joiningDocuments').set(decided).where('id', '=', documentId).execute();
  return {};
}

/** Becoming a member, and how a membership is paid. */
export const joiningCases = {
  listMembershipTypes: { bad: [absent('at a venue that is not there', { params: { venue: 'nowhere' } })] },
  addMembershipDocument: {
    change: documentMissing,
    message: 'Your document has been sent. You will hear from us once it has been checked',
    bad: [
      required({ body: {} }, 'file_name', 'file'),
      invalid(
        'a program',
        { body: { file_name: 'card.exe', file: Buffer.from('MZ').toString('base64') } },
        { file: 'Must be a JPEG or PNG picture or a PDF of at most 5 MB' },
      ),
      absent('for a membership that is not there', { params: { membershipId: unknownId } }),
      { ...absent('for that of somebody else', {}), as: 'stranger', change: { forRobin: undefined } },
      conflict('not_bookable', 'This membership asks for no document', async ({ db, scene: { robin } }) => {
        await db.updateTable('users').set({ documentUploadRequired: false }).where('id', '=', robin.id).execute();
        return {};
      }),
    ],
  },
  removeMembershipDocument: {
    message: 'Your document has been withdrawn',
    bad: [
      absent('that is not there', { params: { documentId: unknownId } }),
      absent('of a membership that is not there', { params: { membershipId: unknownId } }),
      { ...absent('of somebody else', {}), as: 'stranger', change: { forRobin: undefined } },
      conflict('not_bookable', 'This document has been checked already', documentAccepted),
    ],
  },
  createOnboarding: {
    as: 'owner',
    change: async (setting) => ({ query: purchase, body: await getBody(setting) }),
    bad: [
      invalid('of no kind', { query: '' }, { onboarding_type: 'Required' }),
      invalid(
        'without what members are asked',
        async (setting) => ({
          body: { ...(await getBody(setting)), data_fields: { personal, contact: { email: contact.email } } },
        }),
        {
          'data_fields.contact.phone': 'Required',
          'data_fields.contact.address.address1': 'Required',
          'data_fields.contact.address.town': 'Required',
          'data_fields.contact.address.postcode': 'Required',
          'data_fields.emergency_contact.name': 'Required',
          'data_fields.emergency_contact.phone': 'Required',
        },
      ),
      invalid(
        'without membership and venue',
        { body: { data_fields: dataFields } },
        { membership_type_id: 'Required', home_venue: 'Required' },
      ),
      invalid(
        'for a membership that is not sold',
        async (setting) => ({ body: { ...(await getBody(setting)), membership_type_id: unknownId } }),
        { membership_type_id: 'This membership is not sold here' },
      ),
      absent('at a venue that is not there', async (setting) => ({
        body: { ...(await getBody(setting)), home_venue: 'nowhere' },
      })),
      conflict('form_changed', 'This form has changed, please check it again', async (setting) => ({
        body: { ...(await getBody(setting)), data_fields: { ...dataFields, checksum: 'old' } },
      })),
      forbidden('by staff who may not sell', 'idle'),
    ],
  },
  getJoining: { bad: [] },
  cancelJoining: { change: begun, bad: [] },
  updateJoining: {
    as: 'owner',
    change: begun,
    bad: [
      invalid(
        'people without what is required',
        { body: { people: [{ first_name: 'Ivy' }] } },
        { 'people.0.last_name': 'Required', 'people.0.date_of_birth': 'Required' },
      ),
      invalid(
        'more people than it is for',
        { body: { people: [{ first_name: 'Jo', last_name: 'Reed', date_of_birth: '1991-02-03' }] } },
        { people: 'This membership is for 1 adult' },
      ),
      { ...noJoining, as: 'stranger' },
    ],
  },
  setJoiningPayment: {
    as: 'owner',
    change: begun,
    bad: [
      invalid(
        'an account that is none',
        { body: { method: { ...debit, sort_code: '12-34', account_number: '12', account_holder: '' } } },
        {
          'method.account_holder': 'Required',
          'method.sort_code': 'Must be six digits',
          'method.account_number': 'Must be six to eight digits',
        },
      ),
      required({ body: {} }, 'method'),
      { ...noJoining, as: 'stranger' },
    ],
  },
  addJoiningDocument: {
    as: 'owner',
    change: begun,
    bad: [
      required({ body: {} }, 'file_name', 'file'),
      invalid(
        'a file that is neither picture nor PDF',
        { body: { file_name: 'card.pdf', file: Buffer.from('MZ program').toString('base64') } },
        { file: 'Must be a JPEG or PNG picture or a PDF of at most 5 MB' },
      ),
      { ...noJoining, as: 'stranger' },
    ],
  },
  removeJoiningDocument: {
    as: 'owner',
    change: upload,
    bad: [absent('that is not there', { params: { documentId: unknownId } })],
  },
  saveJoiningDraft: {
    as: 'guest',
    change: async (setting) => ({
      body: {
        email: 'new@example.com',
        membership_type_id: await makeType(setting),
        home_venue: setting.scene.venue.slug,
        step: 'details',
      },
    }),
    message: 'We have sent you a link to go on with',
    bad: [
      required({ body: {} }, 'email', 'membership_type_id', 'home_venue', 'step'),
      absent('at a venue that is not there', async (setting) => ({
        body: {
          email: 'new@example.com',
          membership_type_id: await makeType(setting),
          home_venue: 'nowhere',
          step: 'details',
        },
      })),
    ],
  },
  readJoiningDraft: { instead: oldLink, bad: [required({ body: {} }, 'token')] },
  setMembershipPayment: {
    change: billed,
    message: 'Your way to pay has been saved',
    bad: [
      required({ body: {} }, 'method'),
      invalid(
        'a card that is not named',
        { body: { method: { kind: 'card', authorised: true } } },
        { 'method.saved_card_id': 'Required' },
      ),
      absent('that is not there', { params: { membershipId: unknownId } }),
      forbidden('of a stranger', 'stranger'),
    ],
  },
} satisfies Partial<Record<OperationId, CallCase>>;
