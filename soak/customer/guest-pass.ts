import { listAt, textAt } from './answer.ts';
import { call, type Person } from './person.ts';

/** Gives one of the person's guest passes to somebody, perhaps from two tabs. */
export async function giveGuestPass(person: Person): Promise<void> {
  const { random } = person;
  const { data } = await call(person, '/api/my-account/guest-passes');
  const passes = listAt(data, 'passes').map((pass) => textAt(pass, 'id'));
  if (passes.length === 0) return;
  const path = `/api/my-account/guest-passes/${random.pick(passes)}/gift`;
  await Promise.all(
    Array.from({ length: random.between(1, 2) }, () => call(person, path, { body: { email: 'guest@example.com' } })),
  );
}
