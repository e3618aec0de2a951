import { getPlan, type Plan } from '#soak/network/faults.ts';
import { note, type Person } from './person.ts';

const numbers = {
  approved: '4242424242424242',
  challenge: '4000002760003184',
  declined: '4000000000000002',
  challengedThenDeclined: '4000009900000038',
  answerLost: '4000009900000087',
  failsOnce: '4000009900000103',
  captureRefused: '4000009900000194',
  captureLostOnce: '4000009900000202',
  notifiedTwice: '4000009900000111',
  notifiedBefore: '4000009900000129',
  notifiedLate: '4000009900000137',
  neverNotified: '4000009900000145',
  forgedFirst: '4000009900000152',
  notifiedOfOtherAmount: '4000009900000186',
  notifiedOutOfOrder: '4000009900000251',
};
/** Cards of the second half differ in how the gateway notifies, where it does; else they are approved. */
const likelyCards: Readonly<Record<keyof typeof numbers, number>> = {
  approved: 54,
  challenge: 20,
  declined: 4,
  challengedThenDeclined: 2,
  answerLost: 2,
  failsOnce: 2,
  captureRefused: 2,
  captureLostOnce: 2,
  notifiedTwice: 2,
  notifiedBefore: 2,
  notifiedLate: 2,
  neverNotified: 2,
  forgedFirst: 1,
  notifiedOfOtherAmount: 1,
  notifiedOutOfOrder: 2,
};

/** Chooses the card of a payment, and the faults of its calls to the gateway. */
export function chooseCard(person: Person): { number: string; plan: Plan } {
  const { random, faults } = person;
  const card = random.weighted(likelyCards);
  const plan = getPlan(random, faults);
  const planned = Object.entries(plan).filter(([, row]) => row.some((fault) => fault !== 'none'));
  note(person, `card ${card}, faults ${JSON.stringify(Object.fromEntries(planned))}`);
  return { number: numbers[card], plan };
}

const answers = { confirm: 12, twice: 3, wrongCode: 1, cancel: 1, never: 1 };

/** What the customer presses at the bank, and the code that they type. */
export function chooseAnswer(person: Person): { choice: string; code: string } {
  const answer = person.random.weighted(answers);
  note(person, `bank: ${answer}`);
  return answer === 'wrongCode' ? { choice: 'confirm', code: '9999' } : { choice: answer, code: '1234' };
}
