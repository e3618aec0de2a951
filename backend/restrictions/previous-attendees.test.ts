import { listPreviousAttendeesEndpoint } from '#contract/activities/question-waivers.ts';
import { testDatabase } from '#tests/support/database.ts';
import { getData } from '#tests/support/replies.ts';
import { ivy, openWaivers, sam } from '#tests/support/restrictions/open-waivers.ts';

const { db } = await testDatabase();
const { clock, call, openClass, sign } = await openWaivers(db);
const unknownId = '7c2f44f2-9f5e-4f39-9f8b-4c0f7f6f1f10';
const attendees = (token: string | undefined, restrictionId: string, query = '') =>
  call(`/api/activities/${restrictionId}/question-waivers/previous-attendees${query}`, { token });

describe('those somebody agreed for before', () => {
  it('are the account’s own, the last first, with what was answered then', async () => {
    const { person, agreement, restrictionId, questionId } = await openClass();
    for (const attendee of [sam, ivy, sam]) {
      clock.advance(1);
      await sign(person.token, [{ ...agreement, attendee }]);
    }
    const other = await openClass();
    await sign(other.person.token, [other.agreement]);
    const reply = await attendees(person.token, restrictionId);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(getData(listPreviousAttendeesEndpoint, reply)).toMatchObject([
      { firstName: 'Sam', dateOfBirth: '2017-03-14', answers: [{ customQuestionId: questionId, answer: 'None' }] },
    ]);
    const names = async (query: string) => {
      await sign(person.token, [{ ...agreement, cart_item_id: undefined, attendee: ivy }]);
      const found = getData(listPreviousAttendeesEndpoint, await attendees(person.token, restrictionId, query));
      return found.map(({ firstName }) => firstName);
    };
    expect((await names('')).toSorted()).toEqual(['Ivy', 'Sam']);
    expect(await names('?query=reed%20IV')).toEqual(['Ivy']);
    expect(await names('?query=Nobody')).toEqual([]);
    expect((await attendees(person.token, restrictionId, `?query=${'x'.repeat(256)}`)).status).toBe(422);
  });

  it('are at most fifty', async () => {
    const { person, agreement, restrictionId } = await openClass();
    const people = Array.from({ length: 51 }, (_, index) => ({ first_name: `Child ${index}`, last_name: 'Reed' }));
    const free = people.map((attendee) => ({ ...agreement, cart_item_id: undefined, attendee }));
    for (const some of [free.slice(0, 50), free.slice(50)]) expect((await sign(person.token, some)).status).toBe(200);
    expect(getData(listPreviousAttendeesEndpoint, await attendees(person.token, restrictionId))).toHaveLength(50);
  });

  it('are nobody’s where the waiver is not there, and not of guests', async () => {
    const { person, restrictionId } = await openClass();
    expect((await attendees(person.token, unknownId)).status).toBe(404);
    expect((await attendees(person.token, 'waiver')).status).toBe(404);
    expect((await attendees(undefined, restrictionId)).status).toBe(401);
    expect(getData(listPreviousAttendeesEndpoint, await attendees(person.token, restrictionId))).toEqual([]);
  });
});
