import { render } from '@testing-library/react';
import { CourtIllustration, type PlanKind, type SceneKind } from './court-illustration.tsx';
import { LaneRibbon } from './lane-ribbon.tsx';

const plans: PlanKind[] = ['badminton', 'basketball', 'football', 'pool', 'squash', 'studio', 'track', 'trampoline'];
const scenes: [SceneKind, number][] = [
  ['offside', 1],
  ['dropped-ball', 1],
  ['pool-cover', 0],
  ['wider-circle', 1],
  ['runner', 1],
];
const zones = () => document.querySelectorAll('.mk-zone');

test.each(plans)('fills exactly one zone of %s, whichever is asked for', (kind) => {
  for (const zone of [undefined, 0, 1, 2, 40]) {
    const { unmount } = render(<CourtIllustration kind={kind} zone={zone} />);
    expect(zones()).toHaveLength(1);
    unmount();
  }
});

test.each(plans)('fills nothing of %s where there is nothing to book', (kind) => {
  render(<CourtIllustration kind={kind} zone={null} />);
  expect(zones()).toHaveLength(0);
});

test.each(scenes)('the scene %s has %d filled', (kind, filled) => {
  render(<CourtIllustration kind={kind} />);
  expect(zones()).toHaveLength(filled);
});

test('fills another lane for another zone', () => {
  const lane = (zone: number) => {
    const { unmount } = render(<CourtIllustration kind="pool" zone={zone} />);
    const y = zones()[0]?.getAttribute('y');
    unmount();
    return y;
  };
  expect([lane(0), lane(3), lane(6)]).toEqual(['0.0', '62.5', '0.0']);
});

test('is decoration', () => {
  render(<CourtIllustration kind="pool" />);
  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('says what a ribbon shows when no words stand beside it', () => {
  const { rerender, container } = render(<LaneRibbon lanes={['booked', 'free', 'off']} label="1 of 3 swims left" />);
  expect(container.firstElementChild).toHaveAccessibleName('1 of 3 swims left');
  rerender(<LaneRibbon lanes={['booked', 'free', 'off']} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
