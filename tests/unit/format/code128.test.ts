import { code128 } from '../../../lib/format/code128.ts';
import { entryCode, orderReference } from '../../../lib/format/entry-code.ts';

/** A barcode as its widths: bar, space, bar, … */
function widthsOf({ bars, width }: ReturnType<typeof code128>): string {
  return bars
    .map((bar, index) => {
      const gap = (bars[index + 1]?.x ?? width) - bar.x - bar.width;
      return `${bar.width}${gap || ''}`;
    })
    .join('');
}

describe('a Code 128 barcode', () => {
  it('begins with start B, ends with check digit and stop', () => {
    expect(widthsOf(code128('A'))).toBe(['211214', '111323', '131123', '2331112'].join(''));
  });

  it('weighs each character by its place in the check digit', () => {
    const check = widthsOf(code128('Wikipedia')).slice(-13, -7);
    expect(check).toBe('421211');
  });

  it('takes eleven modules a symbol and two for the stop', () => {
    expect(code128('7F3A-91C2').width).toBe((9 + 3) * 11 + 2);
  });

  it('refuses what it cannot write', () => {
    expect(() => code128('é')).toThrow(RangeError);
  });
});

describe('the words of a code', () => {
  it('is the start of a booking’s UUID in two groups, or its old number', () => {
    expect(entryCode('7f3a91c2-9d6f-4f6e-8d3a-3f1f6f2f9f10')).toBe('7F3A-91C2');
    expect(entryCode('500123')).toBe('500123');
  });

  it('gives an order a short reference', () => {
    expect(orderReference('e77a1c52-9d6f-4f6e-8d3a-3f1f6f2f9f10')).toBe('TL-E77A1C52');
  });
});
