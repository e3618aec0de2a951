interface Person {
  id: number;
  reference: string;
  email: string | null;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  /** The number on their card. */
  barcode?: string;
}

const alex: Person = {
  id: 1001,
  reference: '100200301',
  email: 'alex@example.com',
  firstName: 'Alex',
  lastName: 'Morgan',
  dateOfBirth: '1988-04-12',
  barcode: '7010020030',
};
const sam: Person = {
  id: 1002,
  reference: '100200302',
  email: null,
  firstName: 'Sam',
  lastName: 'Morgan',
  dateOfBirth: '2017-09-03',
  barcode: '7010020031',
};
const jo: Person = {
  id: 1003,
  reference: '100200303',
  email: 'jo@example.com',
  firstName: 'Jo',
  lastName: 'Morgan',
  dateOfBirth: '1987-11-30',
  barcode: '7010020032',
};
const casey: Person = {
  id: 1004,
  reference: '100200304',
  email: 'casey@example.com',
  firstName: 'Casey',
  lastName: 'Wright',
  dateOfBirth: '1995-01-20',
  barcode: '7010020033',
};
const riley: Person = {
  id: 1005,
  reference: '100200305',
  email: 'riley@example.com',
  firstName: 'Riley',
  lastName: 'Khan',
  dateOfBirth: '1979-06-08',
  barcode: '7010020034',
};
const desk: Person = {
  id: 1006,
  reference: '100200306',
  email: 'foh@example.com',
  firstName: 'Frances',
  lastName: 'Holt',
  dateOfBirth: '1990-02-14',
};
/** At the desk, but not for refunds and the timetable. */
const reception: Person = {
  id: 1009,
  reference: '100200309',
  email: 'reception@example.com',
  firstName: 'Nadia',
  lastName: 'Khan',
  dateOfBirth: '1997-07-21',
};
/** Has asked to be linked with Alex. */
const morgan: Person = {
  id: 1007,
  reference: '100200307',
  email: 'morgan@example.com',
  firstName: 'Morgan',
  lastName: 'Bell',
  dateOfBirth: '1992-03-03',
};
const waiting: Person[] = [
  morgan,
  {
    id: 1008,
    reference: '100200308',
    email: 'taylor@example.com',
    firstName: 'Taylor',
    lastName: 'Reid',
    dateOfBirth: '1984-08-19',
  },
];

export const demoPeople = { alex, sam, jo, casey, riley, desk, reception, morgan, waiting };
