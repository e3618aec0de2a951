import { english } from './namespaces.ts';
import { siteMessages } from './site-messages.ts';
import { withoutReplyTexts } from './without-reply-texts.ts';

it('leaves the English texts of failures to the replies', () => {
  const { errors } = withoutReplyTexts({ errors: english.errors });
  expect(errors).not.toHaveProperty('session_full');
  expect(errors).toMatchObject({ unexpected: english.errors.unexpected, not_found: english.errors.not_found });
});

it('keeps what an operator says in other words, and every other language', () => {
  const overridden = { ...english.errors, session_full: 'Full house!' };
  expect(withoutReplyTexts({ errors: overridden }).errors).toMatchObject({ session_full: 'Full house!' });
  const { errors } = siteMessages('cy');
  expect(withoutReplyTexts({ errors }).errors).toEqual(errors);
});

it('changes nothing where a page has no messages of failures', () => {
  const messages = { common: english.common };
  expect(withoutReplyTexts(messages)).toBe(messages);
});
