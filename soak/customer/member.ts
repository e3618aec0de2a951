import { billMemberships, letDaysPass } from '#soak/pass-time.ts';
import { listAt, textAt } from './answer.ts';
import { buy } from './buy.ts';
import { refundSomething } from './desk.ts';
import { call, note, type Person } from './person.ts';

const address = { address1: '14 Wharf Street', town: 'Sowerby Bridge', postcode: 'HX6 2AE', country: 'GB' };
/** Bank accounts: the sandbox's bank refuses the payments of the second and third, and the mandate of the last. */
const accounts = { '12345678': 76, '12340002': 14, '12340005': 5, '12340009': 5 };
const longest = 3;
/** The days of the parts of a month, shorter than the wait until a charge is given up. */
const parts = [5, 7, 8, 11];

function chooseBankAccount({ random }: Person): Record<string, unknown> {
  const account_number = random.weighted(accounts);
  return {
    kind: 'direct_debit',
    account_holder: 'R Reed',
    sort_code: '12-34-56',
    account_number,
    authorised: true,
  };
}

async function begin(person: Person): Promise<boolean> {
  const { random, world, customer } = person;
  const { typeId, venueId } = random.pick(world.joinable);
  const data_fields = {
    personal: { first_name: 'Robin', last_name: 'Reed', date_of_birth: '1990-05-17' },
    contact: { email: customer.email, phone: '01632 960001', address },
    emergency_contact: { name: 'Jo Reed', phone: '01632 960002' },
  };
  const path = '/api/online-joining/onboarding?onboarding_type=membership_purchase';
  const body = { data_fields, membership_type_id: typeId, home_venue: venueId, terms: true };
  return (await call(person, path, { body })).status === 200;
}

async function choosePayment(person: Person): Promise<void> {
  const choose = (method: Record<string, unknown>) =>
    call(person, '/api/online-joining/joining/payment-method', { method: 'PUT', body: { method } });
  if (person.random.chance(0.6)) {
    const { status } = await choose({ kind: 'card', authorised: true });
    // Where cards are not kept.
    if (status !== 422) return;
  }
  await choose(chooseBankAccount(person));
}

/** Joins, with a card or a bank account for what is paid later. Returns the id of the membership; null without one. */
export async function becomeMember(person: Person): Promise<string | null> {
  if (!(await begin(person))) return null;
  await choosePayment(person);
  await buy(person, 'online-joining');
  const { data } = await call(person, '/api/my-account/memberships');
  const id = textAt(listAt(data)[0], 'id');
  return id === '' ? null : id;
}

const acts = { nothing: 30, leave: 10, stay: 4, toBank: 10, toCard: 8, removeCard: 10, refund: 18, bill: 10 };
type Act = keyof typeof acts;

async function readCards(person: Person): Promise<string[]> {
  const { data } = await call(person, '/api/payment-providers/saved-cards');
  return listAt(data).map((card) => textAt(card, 'id'));
}

/** What a member, or staff for them, does about a membership. */
async function act(person: Person, membershipId: string, chosen: Act): Promise<unknown> {
  const { random } = person;
  const path = `/api/my-account/memberships/${membershipId}`;
  const payWith = (method: Record<string, unknown>) =>
    call(person, `${path}/payment-method`, { method: 'PUT', body: { method } });
  switch (chosen) {
    case 'nothing':
      return undefined;
    case 'leave':
      return Promise.all(
        Array.from({ length: random.between(1, 2) }, () => call(person, `${path}/leaving`, { body: {} })),
      );
    case 'stay':
      return call(person, `${path}/leaving`, { method: 'DELETE' });
    case 'toBank':
      return payWith(chooseBankAccount(person));
    case 'toCard': {
      const cards = await readCards(person);
      if (cards.length === 0) return undefined;
      return payWith({ kind: 'card', saved_card_id: random.pick(cards), authorised: true });
    }
    case 'removeCard': {
      const cards = await readCards(person);
      if (cards.length === 0) return undefined;
      return call(person, `/api/payment-providers/saved-cards/${random.pick(cards)}`, { method: 'DELETE' });
    }
    case 'refund':
      return refundSomething(person);
    case 'bill':
      return billMemberships(person.system);
  }
}

/** Lets some months pass. In one part of each, while it is charged, the member or staff act, and perhaps afterwards, too. */
export async function liveAsMember(person: Person, membershipId: string): Promise<void> {
  const { random, system, record, customer } = person;
  const months = random.between(1, longest);
  for (let month = 1; month <= months; month += 1) {
    const [meanwhile, afterwards] = [random.weighted(acts), random.weighted(acts)];
    const busyPart = random.pick(parts);
    note(person, `month ${month}, meanwhile ${meanwhile}, afterwards ${afterwards}`);
    for (const days of parts) {
      await letDaysPass(system, { userId: record.userId, email: customer.email }, days);
      const isBusy = days === busyPart;
      await Promise.all([billMemberships(system), isBusy && act(person, membershipId, meanwhile)]);
    }
    await act(person, membershipId, afterwards);
  }
}
