import { getCancellation, type CancellationPolicy } from './cancellation.ts';

const policy: CancellationPolicy = {
  isCancellableOnline: true,
  cutOffMinutes: 120,
  cutOffActions: [],
  fee: 500,
  awardsCredit: true,
};
const startsAt = new Date('2026-11-24T20:00:00Z');

const cancelling = (input: Partial<CancellationPolicy> | null, { now = '18:00:00', isStaff = false } = {}) =>
  getCancellation({
    policy: input === null ? null : { ...policy, ...input },
    startsAt,
    timezone: 'Europe/London',
    currency: 'GBP',
    now: new Date(`2026-11-24T${now}Z`),
    isStaff,
  });

describe('cancelling a booking', () => {
  it('is free until the start where the venue has no rules, and gives credit', () => {
    expect(cancelling(null, { now: '19:59:59' })).toMatchObject({
      canCancel: true,
      cutOff: null,
      cutOffMessage: null,
      awardsCredit: true,
    });
  });

  it('is over when the session starts, for staff too', () => {
    const reason = 'This session has already started';
    expect(cancelling(null, { now: '20:00:00' })).toMatchObject({
      canCancel: false,
      cannotCancelReason: reason,
      awardsCredit: false,
    });
    expect(cancelling({}, { now: '20:00:00', isStaff: true })).toMatchObject({
      canCancel: false,
      cannotCancelReason: reason,
    });
  });

  it('tells the cut-off on the venue’s clock', () => {
    expect(cancelling({}).cutOff).toEqual({
      utc: '2026-11-24T18:00:00Z',
      local: '2026-11-24 18:00:00',
      timezone: 'Europe/London',
    });
  });

  it('gives credit before the cut-off and none from it on', () => {
    expect(cancelling({}, { now: '17:59:59' })).toMatchObject({
      awardsCredit: true,
      awardsCreditMessage: 'What you paid is returned as credit',
    });
    expect(cancelling({}, { now: '18:00:00' })).toMatchObject({
      canCancel: true,
      awardsCredit: false,
      awardsCreditMessage: null,
    });
    expect(cancelling({ awardsCredit: false }, { now: '10:00:00' }).awardsCredit).toBe(false);
  });

  it('gives credit after the cut-off, too, where being late costs a fee; staff charge none', () => {
    const fee = { cutOffActions: ['charge_fee' as const] };
    expect(cancelling(fee)).toMatchObject({
      awardsCredit: true,
      awardsCreditMessage: 'What you paid, less £5.00, is returned as credit',
    });
    expect(cancelling({ ...fee, awardsCredit: false }).awardsCredit).toBe(false);
    expect(cancelling(fee, { isStaff: true }).awardsCredit).toBe(false);
  });

  it('may be stopped after the cut-off, and for the web altogether; never for staff', () => {
    const late = { cutOffActions: ['disable_cancelling' as const] };
    expect(cancelling(late)).toMatchObject({
      canCancel: false,
      cannotCancelReason: 'It is too late to cancel this booking',
    });
    expect(cancelling(late, { now: '17:00:00' }).canCancel).toBe(true);
    expect(cancelling(late, { isStaff: true }).canCancel).toBe(true);
    const closed = { isCancellableOnline: false };
    expect(cancelling(closed)).toMatchObject({
      canCancel: false,
      cannotCancelReason: 'Please contact the venue to cancel this booking',
    });
    expect(cancelling(closed, { isStaff: true }).canCancel).toBe(true);
  });

  it('tells the fee in money where being late costs one', () => {
    const fee = { formatted: '£5.00', value: 500, currency: 'GBP' };
    expect(cancelling({ cutOffActions: ['charge_fee'] }).fee).toEqual(fee);
    expect(cancelling({ cutOffActions: ['charge_fee'] }, { now: '17:00:00' }).fee).toEqual(fee);
    expect(cancelling({ cutOffActions: ['charge_fee'], cutOffMinutes: null }).fee).toBeNull();
    expect(cancelling({ cutOffActions: ['disable_booking'] }).fee).toBeNull();
    expect(cancelling(null).fee).toBeNull();
  });

  it.each([
    [['charge_fee', 'disable_booking'], 'Cancelling after this time costs £5.00'],
    [['disable_cancelling'], 'After this time the booking cannot be cancelled'],
    [['disable_booking'], 'Cancelling after this time stops you from booking'],
    [['disable_access'], 'Cancelling after this time stops your access'],
    [[], null],
  ] as const)('says what happens later: %j', (cutOffActions, message) => {
    expect(cancelling({ cutOffActions: [...cutOffActions] }).cutOffMessage).toBe(message);
  });
});
