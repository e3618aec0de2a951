import { getRandom } from '#soak/random.ts';
import type { Source } from './basket.ts';
import { buy, fill } from './buy.ts';
import { visitDesk } from './desk.ts';
import { giveGuestPass } from './guest-pass.ts';
import { becomeMember, liveAsMember } from './member.ts';
import { pause, type Person } from './person.ts';
import { register, signIn } from './sign-in.ts';

const sources: Readonly<Record<Source, number>> = {
  'activity-booking': 82,
  'online-joining': 10,
  'online-guest-passes': 8,
};
const purposes = { shopping: 64, joining: 24, desk: 12 };

/** Somebody who joins, and stays for some months. */
async function join(person: Person): Promise<void> {
  const membershipId = await becomeMember(person);
  if (membershipId !== null) await liveAsMember(person, membershipId);
}

/**
 * Runs one customer's history: they shop, change their mind, pay one or two baskets concurrently, and perhaps leave in
 * the middle; or they become a member, and months pass; or they are served at the desk.
 */
export async function runHistory(person: Person): Promise<void> {
  const { random } = person;
  await pause(person, 50);
  const entrance = random.weighted({ session: 93, password: 4, registration: 3 });
  if (entrance === 'password') await signIn(person);
  if (entrance === 'registration') await register(person);
  const purpose = random.weighted(purposes);
  if (purpose === 'joining') return join(person);
  if (purpose === 'desk') return visitDesk(person);
  const first = random.weighted(sources);
  await fill(person, first);
  if (!random.chance(0.15)) {
    await buy(person, first);
    if (first === 'online-guest-passes') await giveGuestPass(person);
    return;
  }
  const second = random.pick(
    (['activity-booking', 'online-joining', 'online-guest-passes'] as const).filter((one) => one !== first),
  );
  const other = { ...person, random: getRandom(`${person.record.name}/second basket`) };
  await fill(other, second);
  await Promise.all([buy(person, first), buy(other, second)]);
}
