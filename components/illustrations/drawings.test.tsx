import { render, screen } from '@testing-library/react';
import { CourtIllustration, type CourtIllustrationProps, type PlanKind } from './court-illustration.tsx';
import { KickOff } from './kick-off.tsx';
import { LaneRibbon, type LaneRibbonProps } from './lane-ribbon.tsx';
import { LazyIllustration } from './lazy-illustration.tsx';
import { LogoMark } from './logo-mark.tsx';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const around = (xs: number[], ys: number[]): Box => ({
  ...{ left: Math.min(...xs), right: Math.max(...xs) },
  ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
});

/** How many numbers each command takes, and which of them are the point where it ends. */
const commands: Record<string, { x?: number; y?: number }> = {
  M: { x: 0, y: 1 },
  L: { x: 0, y: 1 },
  H: { x: 0 },
  V: { y: 0 },
  A: { x: 5, y: 6 },
  Z: {},
};

/** The box around the ends of a path's lines and arcs. */
function boxOfPath(d: string): Box {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, name = '', rest = ''] of d.matchAll(/([MLHVAZ])([^A-Z]*)/g)) {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const { x: atX, y: atY } = commands[name] ?? {};
    x = atX === undefined ? x : (numbers[atX] ?? x);
    y = atY === undefined ? y : (numbers[atY] ?? y);
    points.push([x, y]);
  }
  return around(
    points.map(([left]) => left),
    points.map(([, top]) => top),
  );
}

function getBox(shape: Element): Box {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  if (shape.tagName === 'path') return boxOfPath(shape.getAttribute('d') ?? '');
  const [x, y] = [number('x'), number('y')];
  return around([x, x + number('width')], [y, y + number('height')]);
}

function draw(props: CourtIllustrationProps) {
  const { container, unmount } = render(<CourtIllustration {...props} />);
  const svg = container.querySelector('svg');
  const zone = container.querySelector('.mk-zone');
  const [left = 0, top = 0, width = 0, height = 0] = svg?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const drawn = {
    view: { left, top, right: left + width, bottom: top + height },
    zone: zone && getBox(zone),
    markup: svg?.innerHTML ?? '',
    aspect: svg?.getAttribute('preserveAspectRatio') ?? null,
  };
  unmount();
  return drawn;
}

const isInside = (inner: Box | null, outer: Box) =>
  inner !== null &&
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The plans, how many zones each has, and how large it is in the units of its drawing. */
const plans: [PlanKind, number, Box][] = [
  ['badminton', 4, { left: 0, right: 134, top: 0, bottom: 61 }],
  ['basketball', 1, { left: 0, right: 150, top: 0, bottom: 140 }],
  ['football', 2, { left: 0, right: 1050, top: 0, bottom: 680 }],
  ['pool', 6, { left: 0, right: 250, top: 0, bottom: 125 }],
  ['squash', 2, { left: 0, right: 97.5, top: 0, bottom: 64 }],
  ['studio', 28, { left: 0, right: 235, top: -18, bottom: 148 }],
  ['track', 4, { left: -60, right: 206, top: -6, bottom: 146 }],
  ['trampoline', 1, { left: -10, right: 224, top: -10, bottom: 87 }],
];

describe('the plan of', () => {
  test.each(plans)('%s has %d zones, and begins again after the last', (kind, count) => {
    const zones = Array.from({ length: count }, (_, zone) => draw({ kind, zone }).markup);
    expect(new Set(zones).size).toBe(count);
    expect(draw({ kind, zone: count }).markup).toBe(zones[0]);
  });

  test.each(plans)('%s has each of its %d zones on the court', (kind, count, court) => {
    for (let zone = 0; zone < count; zone += 1) expect(isInside(draw({ kind, zone }).zone, court)).toBe(true);
  });

  test.each(plans)('%s has the usual zone in its crop, which is a part of the whole', (kind) => {
    const [whole, crop] = [draw({ kind }), draw({ kind, view: 'crop' })];
    const { view, zone } = crop;
    expect(crop.markup).toBe(whole.markup);
    expect((view.right - view.left) * (view.bottom - view.top)).toBeLessThan(
      (whole.view.right - whole.view.left) * (whole.view.bottom - whole.view.top),
    );
    expect(zone && overlaps(zone, view)).toBe(true);
  });
});

test('the plan of a pool leaves the line out of the lane that is filled', () => {
  const lines = (zone: number | null) => draw({ kind: 'pool', zone }).markup.match(/H230/g)?.length;
  expect([lines(null), lines(0), lines(5)]).toEqual([6, 5, 5]);
});

describe('a drawing', () => {
  test.each([
    [undefined, null],
    [false, null],
    [true, 'xMidYMid slice'],
    ['xMaxYMid', 'xMaxYMid slice'],
  ] as const)('with cover %s fills its box as %s', (cover, aspect) => {
    expect(draw({ kind: 'pool', cover }).aspect).toBe(aspect);
  });

  test('shows a part of one’s own', () => {
    expect(draw({ kind: 'pool', view: '10 20 30 40' }).view).toEqual({ left: 10, top: 20, right: 40, bottom: 60 });
  });

  test('of a scene, which has no crop, is whole', () => {
    expect(draw({ kind: 'offside', view: 'crop' }).view).toEqual(draw({ kind: 'offside' }).view);
  });

  test('twice on a page has covers of its own, so that neither clips the other', () => {
    const { container } = render(
      <>
        <CourtIllustration kind="pool-cover" />
        <CourtIllustration kind="pool-cover" />
      </>,
    );
    const ids = [...container.querySelectorAll('clipPath')].map(({ id }) => `url(#${id})`);
    const used = [...container.querySelectorAll('path[clip-path]')].map((path) => path.getAttribute('clip-path'));
    expect(new Set(ids).size).toBe(2);
    expect(used).toEqual(ids);
  });

  test('that is seldom shown comes later and is the same', async () => {
    const { container } = render(<LazyIllustration kind="wider-circle" />);
    await screen.findByText('', { selector: 'svg' });
    expect(container.querySelector('svg')?.innerHTML).toBe(draw({ kind: 'wider-circle' }).markup);
  });
});

describe('a ribbon of lanes', () => {
  const lanes: LaneRibbonProps['lanes'] = ['booked', 'free', 'off', 'booked'];

  test.each([[lanes], [['free']], [[]]] as const)('has a lane for each of %j', (wanted) => {
    const { container } = render(<LaneRibbon lanes={wanted} />);
    expect(container.querySelectorAll('i')).toHaveLength(wanted.length);
  });

  test('is an image with words, or nothing at all to a screen reader', () => {
    const { rerender } = render(<LaneRibbon lanes={lanes} label="2 of 4 swims left" large />);
    expect(screen.getByRole('img', { name: '2 of 4 swims left' })).toBeVisible();
    rerender(<LaneRibbon lanes={lanes} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

test('the mark and the halfway line of the home page are decoration', () => {
  render(
    <>
      <LogoMark className="size-4" />
      <KickOff />
    </>,
  );
  expect(document.body.querySelectorAll('[aria-hidden=true]')).toHaveLength(2);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
