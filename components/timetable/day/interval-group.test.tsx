import { screen, within } from '@testing-library/react';
import { member } from '#tests/support/render-on-site.tsx';
import { withSiteServer } from '#tests/support/site-server.ts';
import { aClass, show } from '#tests/support/timetable-components/classes.tsx';
import { ahead } from '#tests/support/timetable-components/day.ts';
import { showSwims, swim } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();

const start = (clock: string, end: string) => ({ intervalKey: 'fun', startsAt: ahead(clock), endsAt: ahead(end) });

test('the starts of a class into which people are let stand below its name and time', async () => {
  show(
    [
      aClass(1, '13:00', 'Open bounce', start('13:00', '14:00')),
      aClass(2, '13:05', 'Judo'),
      aClass(3, '13:15', 'Open bounce', start('13:15', '14:15')),
    ],
    { session: member },
  );
  const group = await screen.findByRole('region', { name: 'Open bounce, 13:00–14:15' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
  expect(group).toHaveTextContent('2 entry times, choose when you come in');
  expect(within(group).queryByText('Judo')).not.toBeInTheDocument();
  expect(within(group).getAllByRole('button', { name: /^Add to basket Open bounce/ })).toHaveLength(2);
});

test('and so do those of a swim', async () => {
  showSwims([
    swim(1, '09:00', 'Lane swim'),
    swim(2, '13:00', 'Inflatable fun', start('13:00', '14:00')),
    swim(3, '13:15', 'Inflatable fun', start('13:15', '14:15')),
  ]);
  const group = await screen.findByRole('region', { name: 'Inflatable fun, 13:00–14:15' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
});
