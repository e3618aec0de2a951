import { family, makeType, student } from '#tests/support/joining-components/joining-replies.ts';
import { firstOpen, getPlace, getStep, getSteps } from './steps.ts';
import { nothingTyped, personPlace, toPeople } from './typed.ts';

describe('the steps', () => {
  it.each([
    ['one adult', makeType(), ['details', 'method', 'review']],
    ['a family', family, ['who', 'details', 'method', 'review']],
    ['a concession with a fee', student, ['details', 'extras', 'documents', 'method', 'review']],
  ])('of %s', (_, type, steps) => {
    expect(getSteps(type)).toEqual(steps);
  });

  it('are counted with the choice before and the payment after them', () => {
    const steps = getSteps(family);
    expect(getPlace(steps, 'who')).toEqual({ number: 2, count: 6 });
    expect(getPlace(steps, 'review')).toEqual({ number: 5, count: 6 });
    expect(getPlace(steps, 'payment')).toEqual({ number: 6, count: 6 });
  });

  const steps = getSteps(student);
  const open = (...missing: ('people' | 'documents' | 'payment_method')[]) => ({ missing });
  it.each([
    ['the first without a joining', null, null, 'details'],
    ['the one asked for', 'documents', open('documents', 'payment_method'), 'documents'],
    ['the details before the joining is there', 'review', null, 'details'],
    ['what is missing when none is asked for', null, open('documents', 'payment_method'), 'documents'],
    ['the review when nothing is missing', null, open(), 'review'],
    ['what is missing for a step that there is not', 'who', open('payment_method'), 'method'],
  ] as const)('show %s', (_, requested, joining, step) => {
    expect(getStep(steps, requested, joining && { missing: [...joining.missing] })).toBe(step);
  });

  it('go on to what is missing', () => {
    expect(firstOpen(getSteps(family), open('people', 'payment_method'))).toBe('who');
  });
});

describe('the people of the calls', () => {
  const person = (firstName: string) => ({ firstName, lastName: 'Morgan', dateOfBirth: '2017-03-14' });
  const values = { ...nothingTyped, linked: [8], adults: [person('Jo')], children: [person('Sam'), person('Ivy')] };

  it('are those of the account, adults and children', () => {
    expect(toPeople(values)).toEqual([{ userId: 8 }, person('Jo'), person('Sam'), person('Ivy')]);
  });

  it.each([
    [0, null],
    [1, { kind: 'adults', index: 0 }],
    [3, { kind: 'children', index: 1 }],
  ])('number %i are at %j of the form', (index, place) => {
    expect(personPlace(index, values)).toEqual(place);
  });
});
