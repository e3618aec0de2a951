import { splitName } from './split-name.ts';

it.each([
  ['mor', { firstName: '', lastName: 'Mor', email: '' }],
  [' alex de  morgan ', { firstName: 'Alex De', lastName: 'Morgan', email: '' }],
  ['alex@example.com', { firstName: '', lastName: '', email: 'alex@example.com' }],
  ['400218736', { firstName: '', lastName: '', email: '' }],
  ['', { firstName: '', lastName: '', email: '' }],
])('%j begins a new customer as %j', (typed, values) => {
  expect(splitName(typed)).toEqual(values);
});
