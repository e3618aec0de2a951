import { pinProblem } from '#backend/customers/sign-in/operations/pin.ts';

const owner = { dateOfBirth: '1990-04-01', reference: 'TL-204817', barcode: '7010020030' };

describe('a PIN', () => {
  it.each(['0000', '1234', '98765', '1990', '0104', '010490', '01041990', '19900401', '2048', '0100'])(
    '%s is too easy',
    (pin) => expect(pinProblem(pin, owner)).toMatch(/too easy/),
  );

  it.each(['2580', '1357', '90210', '4711'])('%s is taken', (pin) => expect(pinProblem(pin, owner)).toBeNull());

  it('of somebody without birthday and card is compared with the reference alone', () => {
    expect(pinProblem('1990', { dateOfBirth: null, reference: 'TL-204817', barcode: null })).toBeNull();
  });
});
