import { circlesIn } from './circles.ts';
import { floors } from './floors.ts';
import { getImports, isCode, projectFiles, type Import } from './source-files.ts';

type Step = Pick<Import, 'from' | 'to'>;

/** The floor of a file: its folder below the top one, or the file itself where it is in none. */
const getFloor = (file: string): string => file.split('/')[1] ?? file;

const code = projectFiles().filter((file) => isCode(file) && !/\.test\.tsx?$/.test(file));

/** The imports from floor to floor inside a top folder. */
function stepsIn(top: string): Step[] {
  return code
    .filter((file) => file.startsWith(`${top}/`))
    .flatMap(getImports)
    .filter(({ from, to }) => to.startsWith(`${top}/`) && getFloor(from) !== getFloor(to));
}

/** The imports that do not go down the table. */
function upwardIn(steps: readonly Step[], order: readonly string[]): string[] {
  return steps
    .filter(({ from, to }) => order.indexOf(getFloor(from)) >= order.indexOf(getFloor(to)))
    .map(({ from, to }) => `${from} → ${to}`);
}

/** The floors that import each other. */
function floorCirclesIn(steps: readonly Step[]): string[][] {
  const names = [...new Set(steps.flatMap(({ from, to }) => [getFloor(from), getFloor(to)]))];
  const getTargets = (name: string) =>
    steps.filter(({ from }) => getFloor(from) === name).map(({ to }) => getFloor(to));
  return circlesIn(new Map(names.map((name) => [name, getTargets(name)])));
}

describe.each(Object.entries(floors))('the floors of %s', (top, order) => {
  const steps = stepsIn(top);

  it('are all in the table, once each', () => {
    const present = new Set(code.filter((file) => file.startsWith(`${top}/`)).map(getFloor));
    expect([...present].toSorted()).toEqual(order.toSorted());
  });

  it('import only from those below', () => {
    expect(upwardIn(steps, order)).toEqual([]);
  });

  it('run in no circle', () => {
    expect(floorCirclesIn(steps)).toEqual([]);
  });
});

describe('the check of floors', () => {
  const steps = [
    { from: 'backend/cart/read-cart.ts', to: 'backend/db/schema.ts' },
    { from: 'backend/db/schema.ts', to: 'backend/cart/read-cart.ts' },
  ];

  it('finds an import that goes up', () => {
    expect(upwardIn(steps, ['cart', 'db'])).toEqual(['backend/db/schema.ts → backend/cart/read-cart.ts']);
  });

  it('finds a circle of floors', () => {
    expect(floorCirclesIn(steps)).toEqual([['db', 'cart']]);
  });
});
