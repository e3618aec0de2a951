import { inflateSync } from 'node:zlib';
import { money as pounds } from '#backend/serialize/money.ts';
import type { Order } from '#contract/payments/orders.ts';
import { receiptContent } from './receipt-content.ts';
import { receiptPdf } from './receipt-pdf.ts';

const money = (value: number) => pounds(value, 'GBP');
const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

const line = (id: number, input: Partial<Order['lineItems'][number]> = {}): Order['lineItems'][number] => ({
  ...{ id: uuid(id), name: 'Swim for fitness', summary: 'Main pool', purchasableType: 'av2Booking' },
  ...{ purchasableId: uuid(id), quantity: 3, price: money(1680), tax: money(280), createdAt: '2026-11-18T08:59:00Z' },
  ...input,
});
const payment = (
  id: number,
  amount: number,
  input: Partial<Order['payments'][number]> = {},
): Order['payments'][number] => ({
  ...{
    id: uuid(id),
    orderId: uuid(50),
    tenderType: 'credit',
    creditType: 'general',
    amount: money(amount),
    heldBy: 'credit',
  },
  ...{ status: 'done', description: 'General credit', cardLast4: null, createdAt: '2026-11-18T08:59:00Z' },
  ...input,
});
const order: Order = {
  ...{ id: uuid(50), cartSource: 'activity-booking', status: 'success', source: null, total: money(6480) },
  ...{ taxTotal: money(280), balance: money(0), count: 2, refundStatus: null, lineItems: [line(60)], items: [] },
  whatToBring: [],
  payments: [payment(51, 1500), payment(52, 4980, { tenderType: 'online', creditType: null, cardLast4: '4242' })],
  ...{ userId: 7, createdAt: '2026-11-18T08:59:00Z' },
};
const named = { operatorName: 'Touchline Leisure', customerName: 'Siân Morgan' };
const now = new Date('2026-11-18T09:00:00Z');

const write = async (shown: Order, language: 'en' | 'cy' = 'en') => {
  const bytes = Buffer.from(await receiptPdf(receiptContent(shown, { ...named, language }), now));
  return bytes.toString('latin1');
};
/** What the packed parts of a PDF say. */
const unpack = (pdf: string): string =>
  [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');

describe('what it says', () => {
  it('is every line with its tax, the total with its tax, and how it was paid', () => {
    const content = receiptContent(order, { ...named, language: 'en' });
    expect(content.lines).toEqual([
      { name: 'Swim for fitness', summary: 'Main pool', quantity: '3', tax: '£2.80', price: '£16.80' },
    ]);
    expect(content.total).toEqual({ name: 'Total', tax: '£2.80', price: '£64.80' });
    expect(content.facts.map(({ text }) => text)).toEqual(['TL-00000000', 'Wed, 18 Nov 2026', 'Siân Morgan']);
    expect(content.amounts[0]).toEqual({
      heading: 'How it was paid',
      rows: [
        { name: 'General credit', amount: '£15.00' },
        { name: 'Card ending 4242', amount: '£49.80' },
      ],
    });
    expect(content.note).toBeNull();
  });

  it('is what came back, and what is due', () => {
    const shown = { ...order, payments: [...order.payments, payment(53, -500)], balance: money(300) };
    const { amounts } = receiptContent(shown, { ...named, language: 'en' });
    expect(amounts.slice(1).map(({ heading, rows }) => [heading, rows.length])).toEqual([
      ['What came back', 1],
      ['Still to pay at the venue', 1],
    ]);
  });

  it('leaves out payments that failed, and says of a free order that nothing had to be paid', () => {
    const payments = order.payments.map((one) => ({ ...one, status: 'failed' as const }));
    const { amounts, note } = receiptContent({ ...order, total: money(0), payments }, { ...named, language: 'en' });
    expect(amounts).toEqual([]);
    expect(note).toBe('Nothing had to be paid.');
  });

  it('is in Welsh for whoever reads Welsh', () => {
    const { title, heads } = receiptContent(order, { ...named, language: 'cy' });
    expect(title).toBe('Derbynneb TL-00000000');
    expect(heads.tax).toBe('Gan gynnwys TAW');
  });
});

describe('the file', () => {
  it('has its title, its language, its structure and the font inside, for screen readers', async () => {
    const pdf = await write(order);
    expect(pdf).toContain('/Lang (en-GB)');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/StructTreeRoot');
    for (const tag of ['/S /Document', '/S /H1', '/S /H2', '/S /Table', '/S /TR', '/S /TH', '/S /TD'])
      expect(pdf).toContain(tag);
    expect(pdf).toContain('/FontFile2');
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]+\+Roboto/);
    expect(unpack(pdf)).not.toContain('/Helvetica');
    expect(await write(order, 'cy')).toContain('/Lang (cy)');
  });

  it('takes as many pages as its lines need', async () => {
    const countPages = (pdf: string) => (pdf.match(/\/Type \/Page\b(?!s)/g) ?? []).length;
    expect(countPages(await write(order))).toBe(1);
    const lines = Array.from({ length: 80 }, (_, index) => line(100 + index));
    expect(countPages(await write({ ...order, lineItems: lines }))).toBe(4);
  });

  it('prints names with letters that the font lacks', async () => {
    await expect(write({ ...order, lineItems: [line(60, { name: 'Łódź 🏊 Ольга' })] })).resolves.toContain('%PDF');
  });
});
