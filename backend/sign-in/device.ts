import Bowser from 'bowser';
import type { SignIn } from '#contract/customers/sign-ins.ts';

type Device = Pick<SignIn, 'browser' | 'system' | 'kind'>;

const kinds = new Map<string | undefined, Device['kind']>([
  ['desktop', 'computer'],
  ['mobile', 'phone'],
  ['tablet', 'tablet'],
]);

/** Browser and system of a User-Agent header, by their usual names; null where it doesn't say. */
export function getDevice(userAgent: string | null): Device {
  if (userAgent === null || userAgent === '') return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, kind: kinds.get(platform.type) ?? null };
}
