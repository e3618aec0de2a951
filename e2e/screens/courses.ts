import { courses } from '#e2e/support/camps.ts';
import { asKiosk, inRoom } from './screen.ts';
import { asAlex } from './support/people.ts';
import { whenRead } from './support/when-read.ts';

export const coursesScreens = inRoom('courses', [
  { state: 'list', path: courses },
  { state: 'timetable', path: `${courses}/timetable` },
  { state: 'details', path: `${courses}/timetable/learn-to-swim-stage-2`, before: asAlex, act: whenRead },
  { state: 'full', path: `${courses}/timetable/learn-to-swim-stage-3`, before: asAlex, act: whenRead },
  { state: 'welsh', path: `${courses}/timetable/learn-to-swim-stage-2?lang=cy`, before: asAlex, act: whenRead },
  { state: 'kiosk', path: `${courses}?kiosk=true`, ...asKiosk },
  { state: 'embedded', path: `${courses}?embedded=true` },
  { state: 'narrow', path: courses, size: { width: 320, height: 640 } },
  { state: 'large-type', path: courses, isLarge: true },
  { state: 'book', path: `${courses}/learn-to-swim-stage-2/book`, before: asAlex, act: whenRead },
]);
