import { acceptanceSignature, signedFields } from '../hosted-page.ts';
import { cardstreamSignature } from './cardstream-signature.ts';

describe('the signature of Cardstream', () => {
  /** The example of the gateway's own guide. */
  const example = {
    merchantID: '100001',
    action: 'SALE',
    type: '1',
    currencyCode: '826',
    countryCode: '826',
    amount: '2691',
    transactionUnique: '55f025addd3c2',
    orderRef: 'Signature Test',
    cardNumber: '4929 4212 3460 0821',
    cardExpiryDate: '1213',
  };

  it('is that of the guide', () => {
    expect(cardstreamSignature(example, 'DontTellAnyone')).toBe(
      'da0acd2c404945365d0e7ae74ad32d57c561e9b942f6bdb7e3dda49a08fcddf74fe6af6b23b8481b8dc8895c12fc21c72c69d60f137fdf574720363e33d94097',
    );
  });

  it('does not depend on the order of the fields, nor on a signature among them', () => {
    const shuffled = Object.fromEntries(Object.entries(example).toReversed());
    const signature = cardstreamSignature(example, 'key');
    expect(cardstreamSignature({ ...shuffled, signature: 'any' }, 'key')).toBe(signature);
  });

  it.each([
    ['a value', { ...example, amount: '2692' }],
    ['an added field', { ...example, extra: '1' }],
    ['an added empty field', { ...example, extra: '' }],
    ['a missing field', { ...example, orderRef: undefined }],
  ])('is another with %s', (_, changed) => {
    const fields = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >;
    expect(cardstreamSignature(fields, 'DontTellAnyone')).not.toBe(cardstreamSignature(example, 'DontTellAnyone'));
    expect(cardstreamSignature(example, 'another')).not.toBe(cardstreamSignature(example, 'DontTellAnyone'));
  });

  // Made from the encoded text with sha512sum.
  it('encodes as PHP does, with one kind of line ends, and keeps parts of a field in their order', () => {
    const text = { b: 'ŵ\r\n\r', a: "~! '()*" };
    expect(cardstreamSignature(text, 's')).toBe(
      '9e018db3c465f3f34e9b4fe2b5f0d014c5fb61e5bfab263a34d4d31946ef8d735da063638b045e610efb3c9a90de6ebd14d4fbf25a956562ac694db6810da2fb',
    );
    const parts = { 'd[z]': '1', 'd[a]': '2', c: '3' };
    const swapped = { 'd[a]': '2', 'd[z]': '1', c: '3' };
    expect(cardstreamSignature(parts, 's')).toBe(
      '559e44bdeb9666ed4603d57b794cf02fa6cb7a1e3a7afc00cced76692dc4e107a479dde076c7af632cc5b71648b7798fc5e85d87f8f71440c793dbc61a4dadc6',
    );
    expect(cardstreamSignature(swapped, 's')).not.toBe(cardstreamSignature(parts, 's'));
  });

  it('sorts by bytes: capitals before small letters', () => {
    expect(cardstreamSignature({ a: '1', Z: '2' }, 's')).toBe(
      '31b797e075da1e05335afcb589fd1ffe83590a932035e8da339e49fb0328ff8ea669e2ca09f83227fd3685c8657148e761792a22af3aadddbe0c94cc56f12955',
    );
  });
});

describe('the signature of Secure Acceptance', () => {
  const fields = {
    access_key: 'k',
    amount: '12.50',
    reference_number: 'a b+ŵ',
    signed_field_names: 'amount,access_key,reference_number,missing,signed_field_names',
    unsigned: 'not covered',
  };

  it('covers the fields listed, in the order of the list', () => {
    expect(acceptanceSignature(fields, 'secret')).toBe('ubX2bqT+1aEVLy+m5yUmp1OiKo+HXpKGiPQLsEo1onE=');
    expect(acceptanceSignature({ ...fields, unsigned: 'changed' }, 'secret')).toBe(
      acceptanceSignature(fields, 'secret'),
    );
    const reordered = {
      ...fields,
      signed_field_names: 'access_key,amount,reference_number,missing,signed_field_names',
    };
    expect(acceptanceSignature(reordered, 'secret')).not.toBe(acceptanceSignature(fields, 'secret'));
  });

  it('leaves only what it covers to be read', () => {
    expect(Object.keys(signedFields(fields))).toEqual([
      'access_key',
      'amount',
      'reference_number',
      'signed_field_names',
    ]);
  });
});
