import { at, textAt } from './answer.ts';
import {
  addPenalty,
  addSomething,
  applyCredit,
  bookingsIn,
  cancelBooking,
  changeSomething,
  readBasket,
  type Source,
} from './basket.ts';
import { refundSomething } from './desk.ts';
import { payAtOnce, payBySession, type Ending, type Meanwhile } from './pay.ts';
import { note, pause, type Person } from './person.ts';

const elsewhere = { nothing: 46, cancel: 26, change: 10, add: 6, credit: 4, pay: 8 };
const attempts = 3;

/** What another tab, or a linked parent's phone, does during a payment. */
function makeMeanwhile(person: Person, source: Source, bookings: string[]): Meanwhile {
  const { random } = person;
  const chosenAction = random.weighted(elsewhere);
  const when = random.pick(['authorise', 'complete', 'complete'] as const);
  const delays = [0, 0, 5, 15, 30, 60, 200];
  const delay = random.pick(delays);
  return async (moment) => {
    if (moment !== when || chosenAction === 'nothing') return;
    await new Promise((resolve) => setTimeout(resolve, delay));
    note(person, `meanwhile: ${chosenAction}`);
    switch (chosenAction) {
      case 'cancel':
        if (bookings.length > 0) await cancelBooking(person, random.pick(bookings));
        return;
      case 'change':
        return changeSomething(person, source);
      case 'add':
        return addSomething(person, source);
      case 'credit':
        return applyCredit(person, source);
      case 'pay':
        return void (await payBySession(person, {
          source,
          meanwhile: async () => undefined,
          isStillThere: () => true,
        }));
    }
  };
}

/** Fills a basket. */
export async function fill(person: Person, source: Source): Promise<void> {
  const { random, customer } = person;
  const lines = random.between(1, 3);
  if (customer.penaltyId !== null && random.chance(0.7)) await addPenalty(person, source);
  for (let line = 0; line < lines; line += 1) await addSomething(person, source);
  if (random.chance(0.3)) await changeSomething(person, source);
  if (random.chance(0.3)) await addSomething(person, source);
  if (random.chance(0.6)) await applyCredit(person, source);
}

/** Cancels something that was bought, or has money given back by staff, or both at the same time. */
async function regret(person: Person, bookings: readonly string[]): Promise<void> {
  const { random } = person;
  const isCancelled = bookings.length > 0 && random.chance(0.2);
  const isRefunded = random.chance(isCancelled ? 0.5 : 0.1);
  const booking = isCancelled ? random.pick(bookings) : '';
  const times = random.chance(0.3) ? 2 : 1;
  await Promise.all([
    isRefunded && refundSomething(person),
    ...(isCancelled ? Array.from({ length: times }, () => cancelBooking(person, booking)) : []),
  ]);
}

/** Buys the contents of one basket, retrying when a payment is refused. Returns what the customer knows of it. */
export async function buy(person: Person, source: Source): Promise<Ending> {
  const { random } = person;
  const givesUp = random.chance(0.12) ? random.between(1, 4) : Number.POSITIVE_INFINITY;
  let steps = 0;
  const isStillThere = () => (steps += 1) < givesUp;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const cart = (await readBasket(person, source)).data;
    if (textAt(cart, 'uuid') === '' || at(cart, 'items', 0) === undefined) return 'gone';
    const bookings = bookingsIn(cart);
    const paying = { source, isStillThere, meanwhile: makeMeanwhile(person, source, bookings) };
    const ending = await (random.chance(0.6) ? payBySession : payAtOnce)(person, paying);
    note(person, `attempt ${attempt}: ${ending}`);
    if (ending === 'bought') await regret(person, bookings);
    if (ending !== 'refused') return ending;
    await pause(person, 200);
  }
  return 'refused';
}
