import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { TimesHead } from '#components/times/times-head.tsx';
import type { TimesQuestion } from '#lib/routing/times-path.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { serve, withSiteServer } from '#tests/support/site-server.ts';
import { question, text, times } from '#tests/support/times-components/question.ts';
import { locateAt } from '#tests/support/venues-components/finder-venues.ts';
import { AskForm } from './ask-form.tsx';

withSiteServer();

describe('the form in one line', () => {
  const bar = (request: TimesQuestion) => {
    const { container } = renderOnSite(<TimesHead question={request} times={times()} text={text} mode="web" />);
    return container.querySelector('form');
  };

  test('has the question, its places and its order', () => {
    expect(bar({ ...question, places: 2, order: 'earliest' })).toHaveFormValues({
      what: 'swimming',
      when: 'tomorrow',
      part: 'evening',
      where: 'Halifax',
      within: '10',
      order: 'earliest',
      places: '2',
    });
  });

  test('has a day under its name, and words that are no choice', () => {
    expect(bar({ ...question, what: 'hot-pilates', date: '2026-11-24' })).toHaveFormValues({
      what: 'another',
      activity: 'hot pilates',
      when: '2026-11-24',
    });
    expect(screen.getByRole('option', { name: 'Tue, 24 Nov' })).toBeVisible();
  });

  test('keeps the weekend', () => {
    expect(bar({ ...question, date: '2026-11-21', isWeekend: true })).toHaveFormValues({ when: 'weekend' });
  });
});

describe('the form', () => {
  const sends = (values: object) => expect(screen.getByRole('search')).toHaveFormValues({ ...values });

  test('sends today, any time and everything unless something else is chosen', async () => {
    renderOnSite(<AskForm t={text.t} mode="web" choices={times().choices} today={text.today} />);
    sends({ what: 'all', when: 'today', date: '2026-11-18', part: '', where: '', within: '10' });
    await userEvent.click(screen.getByRole('radio', { name: 'Gym' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Weekend' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Morning' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Where' }), 'HX1 1AA');
    sends({ what: 'gym', when: 'weekend', date: '2026-11-18', part: 'morning', where: 'HX1 1AA', within: '10' });
  });

  test('has the question that it changes, and stays in the frame', () => {
    const request = { ...question, what: 'aqua-fit', date: '2026-11-24', near: { place: 'halifax', miles: 7 } };
    renderOnSite(
      <AskForm
        t={text.t}
        mode="embedded"
        choices={times().choices}
        today={text.today}
        question={request}
        place={{ name: 'Halifax' }}
      />,
    );
    sends({
      embedded: 'true',
      what: 'another',
      activity: 'aqua fit',
      when: 'date',
      date: '2026-11-24',
      part: 'evening',
      where: 'Halifax',
      within: '7',
    });
  });

  test('asks for an activity that is no choice', async () => {
    renderOnSite(<AskForm t={text.t} mode="web" choices={times().choices} today={text.today} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Another activity' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Which activity?' }), 'Pilates');
    sends({ what: 'another', activity: 'Pilates' });
  });

  test('keeps the places and the order of the question that it changes', () => {
    const request = { ...question, places: 2, order: 'earliest' } as const;
    renderOnSite(<AskForm t={text.t} mode="web" choices={[]} today={text.today} question={request} />);
    sends({ places: '2', order: 'earliest' });
  });

  test('takes the nearest town of where somebody is, and goes to its field', async () => {
    locateAt({ latitude: 53.73, longitude: -1.87 });
    serve(
      http.get('*/map-towns.json', () =>
        HttpResponse.json({
          features: [{ properties: { name: 'Halifax' }, geometry: { coordinates: [-1.86, 53.72] } }],
        }),
      ),
    );
    renderOnSite(<AskForm t={text.t} mode="web" choices={[]} today={text.today} />);
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    const where = screen.getByRole('textbox', { name: 'Where' });
    await waitFor(() => expect(where).toHaveFocus());
    expect(where).toHaveValue('Halifax');
  });

  test.each([
    ['is not told', null, 'We could not get your location. Type a town or a postcode instead.'],
    [
      'is abroad',
      { latitude: 48.86, longitude: 2.35 },
      'You seem to be outside the United Kingdom. Type a town or a postcode instead.',
    ],
  ])('says so where the place %s', async (_what, place, words) => {
    locateAt(place);
    renderOnSite(<AskForm t={text.t} mode="web" choices={[]} today={text.today} />);
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
