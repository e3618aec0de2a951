import { screen, within } from '@testing-library/react';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { translateIn } from '#tests/support/translate.ts';
import { helpArticles, isHelpTopic, type HelpTopic } from './help-articles.ts';
import { HelpParts } from './help-parts.tsx';
import { VenueContacts, VenueContactsElsewhere } from './venue-contacts.tsx';

const topics = Object.keys(helpArticles).filter(isHelpTopic);
const written = topics.filter((topic) => helpArticles[topic].parts.length > 0);

describe('the topics of help', () => {
  test.each(['booking', 'cancellations', 'contact', 'accessibility', 'privacy', 'terms'])('have %s', (word) => {
    expect(isHelpTopic(word)).toBe(true);
  });

  test.each(['', 'Booking', 'refunds', 'toString', 'constructor', '__proto__'])('have no %j', (word) => {
    expect(isHelpTopic(word)).toBe(false);
  });

  test('have titles of their own in both languages', () => {
    for (const language of ['en', 'cy'] as const) {
      const t = translateIn(language);
      const titles = topics.map((topic) => t(helpArticles[topic].title));
      expect(new Set(titles).size).toBe(6);
    }
  });
});

describe('an article', () => {
  const show = (topic: HelpTopic, language: 'en' | 'cy' = 'en') =>
    renderOnSite(<HelpParts parts={helpArticles[topic].parts} t={translateIn(language)} />, { language });

  test('has each answer below its question', () => {
    show('booking');
    const question = screen.getByRole('heading', { level: 2, name: 'How do I book?' });
    expect(question.nextElementSibling).toHaveTextContent(/^Choose a centre, then an activity and a day\./);
    expect(screen.getAllByRole('heading')).toHaveLength(4);
  });

  test.each(written)('about %s has no question twice, and none without an answer', (topic) => {
    show(topic);
    const questions = screen.getAllByRole('heading');
    expect(new Set(questions.map(({ textContent }) => textContent)).size).toBe(questions.length);
    for (const question of questions) expect(question.nextElementSibling).not.toBeEmptyDOMElement();
  });

  test.each(written)('about %s is in Welsh from beginning to end', (topic) => {
    const english = show(topic);
    const texts = screen.getAllByText(/./, { selector: 'h2, p' }).map(({ textContent }) => textContent);
    english.unmount();
    show(topic, 'cy');
    const welsh = screen.getAllByText(/./, { selector: 'h2, p' }).map(({ textContent }) => textContent);
    expect(welsh).toHaveLength(texts.length);
    expect(welsh.filter((text) => texts.includes(text))).toEqual([]);
  });
});

describe('the contacts', () => {
  const harbour = { ...riverside, name: 'Harbour Pools', slug: 'harbour-pools', phone: null, address2: 'Quay' };
  const show = (venues: (typeof riverside)[], language: 'en' | 'cy' = 'en') =>
    renderOnSite(<VenueContacts venues={venues} t={translateIn(language)} />);

  test('have every venue with its address and a number that can be called', () => {
    show([harbour, { ...riverside, phone: '01632 960 142' }]);
    const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(first?.getByRole('heading', { name: 'Harbour Pools' })).toBeVisible();
    expect(first?.getByText('Calder Bank, Quay, Sowerby Bridge, HX6 2QD')).toBeVisible();
    expect(first?.queryByRole('link')).not.toBeInTheDocument();
    const call = second?.getByRole('link', { name: 'Call Riverside Leisure Centre, 01632 960 142' });
    expect(call).toHaveAttribute('href', 'tel:01632960142');
  });

  test('say so where there are no venues', () => {
    show([]);
    expect(screen.getByText('There are no centres yet.')).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('of thousands are a link away', () => {
    renderOnSite(<VenueContactsElsewhere href="/venues/1" t={translateIn('en')} />);
    expect(screen.getByRole('link', { name: /all centres/ })).toHaveAttribute('href', '/venues/1');
  });

  test('are in Welsh', () => {
    show([{ ...riverside, phone: '01632 960142' }], 'cy');
    expect(screen.queryByText(/^Each centre/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Ffonio .*Riverside Leisure Centre/ })).toBeVisible();
  });
});
