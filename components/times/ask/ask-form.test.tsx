import { fireEvent, screen, waitFor } from '@testing-library/react';
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
    const request = { ...question, what: 'aqua-fit', date: '2026-11-24', near: { place: 'halifax', miles: 20 } };
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
      within: '20',
    });
  });

  test('asks for an activity that is no choice', async () => {
    renderOnSite(<AskForm t={text.t} mode="web" choices={times().choices} today={text.today} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Another activity' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Which activity?' }), 'Pilates');
    sends({ what: 'another', activity: 'Pilates' });
  });

  describe('with a date', () => {
    const fill = async (value: string) => {
      renderOnSite(<AskForm t={text.t} mode="web" choices={[]} today={text.today} />);
      await userEvent.click(screen.getByRole('radio', { name: 'A date' }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Where' }), 'Halifax');
      const date = screen.getByLabelText('Date');
      fireEvent.change(date, { target: { value } });
      return date;
    };
    /** Whether the browser sends the form. */
    const isSent = () => fireEvent.submit(screen.getByRole('search'));

    test.each(['', '2026-11-17'])('that is "%s" asks for one in its field, and keeps everything', async (value) => {
      const date = await fill(value);
      expect(isSent()).toBe(false);
      expect(await screen.findByText('Choose a date from today on')).toBeVisible();
      expect(date).toHaveFocus();
      expect(date).toBeInvalid();
      expect(date).toHaveAccessibleDescription('Choose a date from today on');
      sends({ when: 'date', where: 'Halifax' });
      fireEvent.change(date, { target: { value: '2026-11-18' } });
      expect(screen.queryByText('Choose a date from today on')).not.toBeInTheDocument();
      expect(isSent()).toBe(true);
    });

    test('that is over is sent where the day is chosen by its name after all', async () => {
      await fill('2026-11-17');
      await userEvent.click(screen.getByRole('radio', { name: 'Tomorrow' }));
      expect(isSent()).toBe(true);
    });
  });

  test('of a day that is over begins with today', () => {
    const request = { ...question, date: '2026-11-17' };
    renderOnSite(<AskForm t={text.t} mode="web" choices={[]} today={text.today} question={request} />);
    sends({ when: 'today', date: '2026-11-18' });
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
