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

test('picks groups of a namespace, whose others stay behind', () => {
  expect(pickMessages(english, ['timetable.tag', 'home', 'timetable.reason'])).toEqual({
    timetable: { tag: english.timetable.tag, reason: english.timetable.reason },
    home: english.home,
  });
});
