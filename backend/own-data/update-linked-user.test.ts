import { updateLinkedUserEndpoint } from '#contract/customers/linked-users.ts';
import type { LinkedUser } from '#contract/customers/users.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);

const states = ['pending', 'successful', 'revoked', 'cancelled'] as const;
type Status = LinkedUser['status'];

/** A link of two people in a state. */
async function makeLink(status: Status) {
  const [inviter, invited] = [await makePerson(db), await makePerson(db)];
  await linkPeople(db, inviter, invited);
  const { id } = await db
    .updateTable('linkedUsers')
    .set({ status })
    .where('userId', '=', inviter.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { inviter, invited, id };
}

const update = (person: MadePerson, link: number, status: Status, userId = person.id) =>
  call(`/api/v1/users/${userId}/linked/${link}`, {
    method: 'PATCH',
    token: person.token,
    body: { data: { status } },
  });
const readState = async (link: number) =>
  (await db.selectFrom('linkedUsers').where('id', '=', link).select('status').executeTakeFirstOrThrow()).status;

/** Who may change which state to which. */
const may = new Set([
  'invited pending successful',
  'inviter pending cancelled',
  'inviter pending revoked',
  'invited pending revoked',
  'inviter successful revoked',
  'invited successful revoked',
]);
const all = (['inviter', 'invited'] as const).flatMap((who) =>
  states.flatMap((from) => (['successful', 'cancelled', 'revoked'] as const).map((to) => ({ who, from, to }))),
);

it.each(all)('$who changes $from to $to where they may, and nothing else', async ({ who, from, to }) => {
  const link = await makeLink(from);
  const answer = await update(link[who], link.id, to);
  if (may.has(`${who} ${from} ${to}`)) {
    expect(getData(updateLinkedUserEndpoint, answer)).toMatchObject({ id: link.id, status: to });
    expect(await readState(link.id)).toBe(to);
  } else {
    expect(getFailure(answer).code).toBe('link_state');
    expect(await readState(link.id)).toBe(from);
  }
});

it('is nobody else’s to change, and a path of another account is refused', async () => {
  const link = await makeLink('pending');
  const stranger = await makePerson(db);
  expect((await update(stranger, link.id, 'revoked')).status).toBe(404);
  expect(getFailure(await update(stranger, link.id, 'revoked', link.inviter.id)).code).toBe('forbidden');
  expect(await readState(link.id)).toBe('pending');
});

it('ends acting for somebody at once', async () => {
  const { inviter, invited, id } = await makeLink('successful');
  const asInvited = () => call(`/api/v1/users/${invited.id}`, { token: inviter.token });
  expect((await asInvited()).status).toBe(200);
  await update(inviter, id, 'revoked');
  expect((await asInvited()).status).toBe(403);
});

it('is changed once when both press at the same moment', async () => {
  const { inviter, invited, id } = await makeLink('pending');
  const answers = await Promise.all([update(inviter, id, 'cancelled'), update(invited, id, 'successful')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
