import { consentCookie, halfYear } from '#lib/browser/consent.ts';
import { visitCookies } from './visit-cookies.ts';

/**
 * The inline script of the cookie question, its first child. It shows the question before the first paint to a visitor
 * who has not answered yet, and keeps an answer given before hydration as `keepConsent` and `renewChosenVenue` do. A
 * constant, because the content policies of pages with a nonce name its hash.
 */
export const earlyConsent = `{
const question = document.currentScript.parentElement;
const read = (name) => new RegExp('(?:^|; )' + name + '=([^;]*)').exec(document.cookie)?.[1];
const keep = (name, value, life) => {
  document.cookie = name + '=' + value + '; Path=/' + life + '; SameSite=Lax' + (location.protocol === 'https:' ? '; Secure' : '');
};
question.hidden = /^(all|necessary)$/.test(read('${consentCookie}'));
question.addEventListener('click', ({ target }) => {
  const answer = target.closest('button')?.value;
  if (!answer) return;
  const life = '; Max-Age=${halfYear}';
  const venue = read('${visitCookies.venue}');
  keep('${consentCookie}', answer, life);
  if (venue) keep('${visitCookies.venue}', venue, answer === 'all' ? life : '');
  question.hidden = true;
});
}`;
