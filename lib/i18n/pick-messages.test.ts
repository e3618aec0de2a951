import { english } from './namespaces.ts';
import { pickMessages } from './pick-messages.ts';

test('picks the namespaces that are asked for', () => {
  expect(pickMessages(english, ['home', 'pages'])).toEqual({ home: english.home, pages: english.pages });
});

test('leaves groups out', () => {
  const { courts: _, ...rest } = english.timetable;
  expect(pickMessages(english, ['timetable', 'home'], ['timetable.courts'])).toEqual({
    timetable: rest,
    home: english.home,
  });
});
