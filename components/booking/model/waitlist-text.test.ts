import { action, session } from '#tests/support/model/sessions.ts';
import { translateIn } from '#tests/support/translate.ts';
import { waitlistText } from './waitlist-text.ts';

const inLine = (waitlistPosition: number) => session({ bookableAction: action('leave_waitlist'), waitlistPosition });

test.each([
  [1, 'You are 1st in line. We email you when a place comes free.'],
  [2, 'You are 2nd in line. We email you when a place comes free.'],
  [3, 'You are 3rd in line. We email you when a place comes free.'],
  [11, 'You are 11th in line. We email you when a place comes free.'],
  [22, 'You are 22nd in line. We email you when a place comes free.'],
])('says which in line one is: %i', (position, words) => {
  expect(waitlistText(inLine(position), translateIn('en'))).toBe(words);
});

test('says it in Welsh', () => {
  expect(waitlistText(inLine(2), translateIn('cy'))).toBe(
    'Rydych chi’n rhif 2 yn y rhes. Byddwn yn e-bostio pan ddaw lle’n rhydd.',
  );
});

test('says until when a place is held, by the clock of the venue', () => {
  const waitlistOffer = { expiresAt: '2026-11-18T12:30:00Z' };
  expect(waitlistText(session({ waitlistOffer }), translateIn('en'))).toBe(
    'A place is held for you until 12:30. Book it before somebody else is asked.',
  );
});

test('says nothing to anybody else, nor where a backend knows no position', () => {
  expect(waitlistText(session(), translateIn('en'))).toBeNull();
  expect(waitlistText(session({ bookableAction: action('leave_waitlist') }), translateIn('en'))).toBeNull();
});
