import { makeNonce } from './make-nonce.ts';

it('is 128 bits, none of which is the same every time', () => {
  const nonces = Array.from({ length: 200 }, () => Buffer.from(makeNonce(), 'base64'));
  expect(new Set(nonces.map(({ length }) => length))).toEqual(new Set([16]));
  for (let bit = 0; bit < 128; bit += 1) {
    const values = nonces.map((bytes) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
    expect(new Set(values)).toEqual(new Set([0, 1]));
  }
});
