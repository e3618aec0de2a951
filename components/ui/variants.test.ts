import { readdirSync, readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import type { cva as Cva } from 'class-variance-authority';
import { extendTailwindMerge } from 'tailwind-merge';

type Config = { variants?: Record<string, Record<string, unknown>> };
type Made = { config: Config | undefined; classFor: (look: Record<string, string>) => string };

const { cva, cx } = await import('class-variance-authority');
const made: Made[] = [];
const recordingCva: typeof Cva = (base, config) => {
  const classFor = cva(base, config);
  made.push({ config, classFor: classFor as Made['classFor'] });
  return classFor;
};
jest.unstable_mockModule('class-variance-authority', () => ({ cva: recordingCva, cx }));

type OwnGroup = 'heading' | 'clock' | 'icon' | 'page-width' | 'tap-target' | 'box-shadow';
const type = ['font-size', 'font-family', 'font-weight', 'leading', 'tracking', 'text-color', 'text-wrap'] as const;
const figures = [...type.filter((group) => group !== 'text-wrap'), 'fvn-spacing', 'fvn-normal', 'heading'] as const;
const picture = ['size', 'w', 'h', 'flex', 'shrink', 'fill', 'stroke', 'stroke-w'] as const;
const width = ['w', 'max-w', 'm', 'mx', 'p', 'px'] as const;

/** tailwind-merge with our scale and our own utilities (tailwind.config.ts, app/styles/utilities.css). */
const merge = extendTailwindMerge<OwnGroup>({
  extend: {
    theme: {
      text: ['xs', 's', 'm', 'l', 'clock'],
      'font-weight': ['headline'],
      radius: ['s', 'm', 'l'],
      spacing: ['tap', 'gutter', 'header'],
    },
    classGroups: {
      heading: [{ heading: ['display', '1', '2', '3', '4'] }],
      clock: ['clock'],
      icon: ['icon', 'icon-s', 'icon-xs', 'icon-l'],
      'page-width': ['page-width'],
      'tap-target': ['tap-target'],
      'box-shadow': ['box-shadow', { 'box-shadow': [(value: string) => /^[([]/.test(value)] }],
    },
    conflictingClassGroups: {
      heading: [...type, 'clock'],
      clock: figures,
      icon: picture,
      'page-width': width,
      'tap-target': ['position'],
      'font-size': ['heading', 'clock'],
      'font-family': ['heading', 'clock'],
      'font-weight': ['heading', 'clock'],
      leading: ['heading', 'clock'],
      tracking: ['heading', 'clock'],
      'text-color': ['heading', 'clock'],
      'text-wrap': ['heading'],
      'fvn-spacing': ['clock'],
      'fvn-normal': ['clock'],
      position: ['tap-target'],
      flex: ['icon'],
      shrink: ['icon'],
      size: ['icon'],
      fill: ['icon'],
      stroke: ['icon'],
      'stroke-w': ['icon'],
      w: ['icon', 'page-width'],
      h: ['icon'],
      'max-w': ['page-width'],
      m: ['page-width'],
      mx: ['page-width'],
      p: ['page-width'],
      px: ['page-width'],
    },
  },
  // `rounded-s` and `rounded-l` are radii, not sides.
  override: {
    classGroups: {
      'rounded-s': [{ 'rounded-s': ['none', 's', 'm', 'l', 'full'] }],
      'rounded-l': [{ 'rounded-l': ['none', 's', 'm', 'l', 'full'] }],
    },
  },
});

/** Every combination of the options. */
function combinations(variants: NonNullable<Config['variants']>): Record<string, string>[] {
  return Object.entries(variants).reduce<Record<string, string>[]>(
    (combined, [name, options]) =>
      combined.flatMap((look) => Object.keys(options).map((option) => ({ ...look, [name]: option }))),
    [{}],
  );
}

const folder = new URL('.', import.meta.url).pathname;
const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
  (file) => /(?<!\.test)\.tsx?$/.test(file) && readFileSync(folder + file, 'utf8').includes('cva('),
);

it('knows our scale', () => {
  expect(merge('text-s text-ink')).toBe('text-s text-ink');
  expect(merge('text-s text-l')).toBe('text-l');
  expect(merge('rounded-m rounded-l')).toBe('rounded-l');
  expect(merge('rounded-l rounded-t-none')).toBe('rounded-l rounded-t-none');
  expect(merge('heading-2 font-bold')).toBe('font-bold');
  expect(merge('icon size-tap')).toBe('size-tap');
  expect(merge('box-shadow box-shadow-[0_1px_2px_red]')).toBe('box-shadow-[0_1px_2px_red]');
});

it.each(files)('no two utilities of an element in %s set the same property', async (file) => {
  made.length = 0;
  jest.resetModules();
  await import(folder + file);
  expect(made).not.toHaveLength(0);
  for (const { config, classFor } of made) {
    for (const look of combinations(config?.variants ?? {})) {
      const classes = classFor(look);
      expect(merge(classes)).toBe(classes);
    }
  }
});
